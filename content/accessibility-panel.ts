import { paths } from "../app/paths.ts";
import { accessibilityPanelSchema } from "./accessibility-panel-schema.ts";
import { define } from "./define.ts";

/**
 * The words of the Accessibility panel. It claims no compliance: it holds reading aids. Those of its
 * form reach the browser only.
 */
export const { form: settingsWords, ...accessibilityPanel } = define(
  "content/accessibility-panel.ts",
  accessibilityPanelSchema,
  {
    name: "Accessibility",
    loading: "One moment…",
    statement: { label: "Accessibility statement", href: `${paths.terms}#accessibility-statement` },
    form: {
      intro: "Make this site easier to read. Your choices stay in this browser.",
      settings: {
        highContrast: { label: "High Contrast", hint: "Darker words, clear edges" },
        largeText: { label: "Large Text", hint: "Everything 25% larger" },
        dyslexiaFont: { label: "Dyslexia Font", hint: "Weighted letters, more space" },
        readableFont: { label: "Readable Font", hint: "Letters that are hard to mix up" },
      },
      reset: "Reset All Settings",
      enabled: "enabled",
      disabled: "disabled",
      all: "All settings",
    },
  },
);

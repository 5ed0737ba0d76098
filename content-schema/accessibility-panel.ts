import { readCopy } from "./fill-facts.ts";

const setting = { label: "High Contrast", hint: "Clear edges" };

/**
 * Copy of the Accessibility panel, which claims no compliance. `settingsWords` labels the four
 * settings and is shipped to the browser only.
 */
export const { form: settingsWords, ...accessibilityPanel } = readCopy(
  "words/accessibility-panel.yaml",
  {
    name: "Accessibility",
    loading: "One moment…",
    statement: { label: "Accessibility statement", href: "/legal/terms" },
    form: {
      intro: "Make this site easier to read.",
      settings: {
        highContrast: setting,
        largeText: setting,
        dyslexiaFont: setting,
        readableFont: setting,
      },
      reset: "Reset All Settings",
      enabled: "enabled",
      disabled: "disabled",
      all: "All settings",
    },
  },
);

import { z } from "zod";
import { text } from "./fields.ts";
import { readWords } from "./read-words.ts";

const setting = z.strictObject({ label: text("High Contrast"), hint: text("Clear edges") });

/** The words of the Accessibility panel, one entry for each of its four settings. */
export const accessibilityPanelSchema = z.strictObject({
  name: text("Accessibility"),
  loading: text("One moment…"),
  statement: z.strictObject({ label: text("Accessibility statement"), href: text("/legal/terms") }),
  form: z.strictObject({
    intro: text("Make this site easier to read."),
    settings: z.strictObject({
      highContrast: setting,
      largeText: setting,
      dyslexiaFont: setting,
      readableFont: setting,
    }),
    reset: text("Reset All Settings"),
    enabled: text("enabled"),
    disabled: text("disabled"),
    all: text("All settings"),
  }),
});

/**
 * The words of the Accessibility panel. It claims no compliance: it holds reading aids. Those of its
 * form reach the browser only.
 */
export const { form: settingsWords, ...accessibilityPanel } = readWords(
  "words/accessibility-panel.yaml",
  accessibilityPanelSchema,
);

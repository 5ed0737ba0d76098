import { define } from "./define.ts";
import { privacyChoicesSchema } from "./privacy-choices-schema.ts";

/** The question about visitor statistics, asked only where the practice has set the mode `consent`. */
export const privacyChoices = define("content/privacy-choices.ts", privacyChoicesSchema, {
  heading: "Privacy choices",
  states: {
    open: "May we count visits with an outside company, Mixpanel? Nothing is counted unless you say yes.",
    yes: "Visitor statistics are on, as you allowed. You can change this at any time.",
    no: "Visitor statistics are off. You can change this at any time.",
    signal:
      "Opt-out signal honored: your browser asks sites not to track you, so visitor statistics stay off.",
  },
  no: "No, thanks",
  yes: "Yes, allow",
  policy: "Read the privacy policy",
});

import { PrintButton } from "./print-button.tsx";

export const states = {
  "with the usual label": <PrintButton />,
  "with a label of its own": <PrintButton label="Print my questions" kind="primary" />,
};

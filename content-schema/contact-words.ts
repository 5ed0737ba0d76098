import { contactWordsSchema } from "./office-words.ts";
import { readWords } from "./read-words.ts";

/** The words of the contact page around its offices and its text. */
export const contactWords = readWords("words/contact.yaml", contactWordsSchema);

import { readWords } from "./read-words.ts";
import { movedWordsSchema } from "./words.ts";

/** The words of an address that leads on to another; `{page}` is where to. */
export const movedWords = readWords("words/moved.yaml", movedWordsSchema);

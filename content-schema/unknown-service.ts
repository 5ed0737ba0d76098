import { readWords } from "./read-words.ts";
import { unknownServiceSchema } from "./service-words.ts";

/**
 * The words of the page of a service that has none. `{service}` is its name, from the address; the
 * sentence of `lead` is agreed, and tests expect it.
 */
export const unknownService = readWords("words/unknown-service.yaml", unknownServiceSchema);

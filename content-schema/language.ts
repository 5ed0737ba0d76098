import { contentText } from "./read.ts";
import { parseYaml } from "./yaml.ts";

const record = parseYaml("content/practice.yaml", contentText("practice.yaml")) as {
  language?: string;
};

/** The language of every document, for parts that must not bring the whole record along; `practice.ts` checks it. */
export const language: string = record.language ?? "en-US";

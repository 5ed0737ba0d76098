import { strictObject, z } from "zod";
import choices from "../choices.json" with { type: "json" };
import { visibleCharacter } from "../format/visible-character.ts";
import { keysOf } from "../keys.ts";
import { asClock, asDate, asPhone, asText } from "./remedies.ts";

const and = new Intl.ListFormat("en-US");

/** What `isLink` accepts, for messages. */
export const linkMessage =
  "a link that begins with / or https:, with # and a heading, mailto: and an address, or tel: or sms: and a number";

/**
 * Browsers remove tabs and line breaks from an address, and read `/\` as `//`, another site. Visitors
 * have no use for a password.
 */
const linkPattern =
  /^(?:\/(?!\/)|#(?=.)|https:\/\/(?![^/?#]*@)|mailto:[^@?]+@[^@?]+|(?:tel|sms):\+?\d+)[^\s\\\p{C}]*$/u;

/** A name with a dot, or none; in a host's name, URLs allow signs that a content security policy parses. */
const hostPattern = /^(?:(?:[\w-]+\.)+[a-z][a-z\d-]*)?$/;

/** Whether an address of the content leads to a page, a place on it, or outside by a known scheme. */
export const isLink = (url: string): boolean => {
  const { hostname = "unknown" } = URL.parse(url, "https://site.invalid") ?? {};
  return linkPattern.test(url) && hostPattern.test(hostname);
};

/** Returns placeholders such as `{name}`, and braces without their pair; two braces are a fact's. */
export const placeholdersOf = (sentence: string): string[] =>
  [...new Set(sentence.replaceAll(/\{\{[^{}]*\}\}/g, "").match(/\{+[^{}]*\}*|\}+/g))].sort();

/** A word too long for a line, such as from a key that was held down. */
export const overlongWord = /[^\s{}]{61}/;

/** Such as a copied text direction mark, or the replacement character. */
export const invisibleCharacter =
  /(?![\t\n])[\p{Cc}\p{Bidi_Control}\u00ad\u200b\u2060\ufeff\ufffd\u{e0000}-\u{e007f}]/u;

/** The start of an HTML tag, which only MDX texts may have, and only some, or of a comment. */
const tag = /<(?:\/?[a-z]|!)/i;

/** Markdown and character references, which only MDX texts may have; a patient may write `d**n`. */
const markdown = /(?<!\w)\*\*[^*\s][^*]*\*\*(?!\w)|\]\((?:[/#]|\w+:)|&(?:[a-z]{2,}|#\w+);/i;

/** A text that follows the rules of all texts, and may be empty. */
const plainText = (error: string) =>
  z
    .string({ error })
    .refine((sentence) => !overlongWord.test(sentence), { error: "words of at most 60 letters" })
    .refine((sentence) => !invisibleCharacter.test(sentence), {
      error: "a text without invisible characters",
    })
    .refine((sentence) => !tag.test(sentence), { error: "words without <tags>" })
    .refine((sentence) => !markdown.test(sentence), {
      error: "words without **marks**, [links](/about) and &amp;, which do not take effect here",
    });

/** A non-empty text with exactly these placeholders, such as `{name}`, or with `some` of them. */
export function textWith(
  placeholders: readonly string[],
  { example = "", some = false }: { example?: string; some?: boolean } = {},
) {
  const fits = (found: readonly string[]) =>
    some
      ? found.every((each) => placeholders.includes(each))
      : found.join() === placeholders.join();
  const form = placeholders.length > 0 ? `a text with ${and.format(placeholders)}` : "a text";
  const error = form + (example && ` such as “${example}”`);
  return plainText(error)
    .regex(visibleCharacter, { error })
    .refine((sentence) => fits(placeholdersOf(sentence)), {
      error: ({ input }) =>
        placeholders.length > 0
          ? error
          : `a text without ${and.format(placeholdersOf(String(input)))}`,
    })
    .meta({ remedy: asText });
}

/** A non-empty text with exactly the placeholders of its example. */
export const text = (example: string) => textWith(placeholdersOf(example), { example });

/** A doctor's name, without title and degree, which pages add. Its letters become an address. */
export const personName = (example: string) =>
  text(example)
    .refine((name) => !/^(?:dr|doctor)\b/i.test(name) && !/,|\s(?:D\.?O|M\.?D)\.?\s*$/.test(name), {
      error: `the name alone, without Dr. and degree, such as ${example}`,
    })
    .regex(/[a-z]/i, { error: `a name in Latin letters, such as ${example}` });

/** A title short enough for menus and search results. */
export const shortText = (example: string) =>
  text(example).max(70, { error: "at most 70 characters" });

/** A text without placeholders, or an empty one; `form` is what else it must be. */
export const optionalTextLike = (form: RegExp, error: string) =>
  plainText(error)
    .refine((words) => words === "" || (visibleCharacter.test(words) && form.test(words)), error)
    .refine((words) => placeholdersOf(words).length === 0, { error: "a text without { and }" })
    .meta({ remedy: asText });

export const optionalText = optionalTextLike(/./, "a text, or nothing");

/** What a record may lack: left out, it is `null`. */
export const nullable = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullable().default(null);

/** A text that matches a pattern; a record's rules across fields are for those that do. */
export const pattern = (expression: RegExp, error: string) =>
  z.string({ error }).regex(expression, { error, abort: true });

const refinedString = (check: (value: string) => boolean, expected: string) =>
  z.string({ error: expected }).refine(check, { error: expected });

/** Where a link of labels and messages leads. */
export const anyLink = refinedString(isLink, linkMessage);

export const link = strictObject({
  label: text("Home"),
  href: refinedString((value) => isLink(value) && value.startsWith("/"), "a path such as /about"),
});

const linkOrAllError = { error: "a label and its href, or all: services, or all: doctors" };
export const linkOrAll = strictObject(
  {
    ...link.partial().shape,
    all: z
      .enum(["services", "doctors"], { error: "services or doctors" })
      .optional()
      .meta({ label: "Or links to all", hint: "Instead of words and an address." }),
  },
  linkOrAllError,
).refine(({ label, href, all }) => (all ? !label && !href : label && href), linkOrAllError);

const dateMessage = "a date such as 2027-01-31";
export const date = z.iso
  .date({ error: dateMessage, abort: true })
  // A browser's field for a date takes “26” for the year 0026.
  .refine((day) => day.startsWith("20"), { error: dateMessage })
  .meta({ remedy: asDate });
/** A day that has come somewhere: in other time zones it may be tomorrow. */
export const pastDate = date.refine((day) => Date.parse(day) < Date.now() + 86_400_000, {
  error: "a day that has come",
});
export const reviewer = strictObject(
  { name: text("Counsel"), date: pastDate },
  { error: 'who looked at it and when, such as { name: "…", date: "2026-12-01" }, or null' },
);
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slug = pattern(slugPattern, "lower-case words joined by hyphens");
/** The slug of another record, which the form offers by that record's name. */
export const slugOf = (names: "office" | "service" | "sign") => {
  const error = `the short name of the ${names}`;
  return z.string({ error }).regex(slugPattern, { error }).meta({ names, label: names });
};
/** A scene of `app/illustrations/`; a dark one has light words at any hour. */
export const view = z.enum(keysOf(choices.views));

/** Whether no two are the same, as names must be. */
export const areDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A refinement of a list: each value of a field once. */
export const eachOnce = <Name extends string>(
  name: Name,
  label: string = name,
): [(all: readonly Record<Name, unknown>[]) => boolean, { error: string }] => [
  (all) => areDistinct(all.map((entry) => entry[name])),
  { error: `each ${label} once` },
];

/** A list of any length, without the same entry twice. */
export const entries = <Entry extends z.ZodType>(entry: Entry, error?: string) =>
  z
    .array(entry, error)
    .refine((all) => areDistinct(all.map((each) => JSON.stringify(each))), "each entry once");

/** A list with a minimum and a maximum length, without the same entry twice. */
export const list = <Entry extends z.ZodType>(entry: Entry, min: number, max: number) =>
  entries(entry, `a list of ${min} to ${max} entries, each after a dash and a space`)
    .min(min, { error: `at least ${min} ${min === 1 ? "entry" : "entries"}` })
    .max(max, { error: `at most ${max} entries` });

/** A list of records that others name by their ids. */
export const listById = <Entry extends z.ZodType<{ id: string }>>(
  entry: Entry,
  min: number,
  max: number,
) => list(entry, min, max).refine(...eachOnce("id", "short name (id)"));

/** A picture's file, which gets its name in the form, and what the picture shows. */
export const picture = (name: RegExp, called: string, hint: string, min = 10) =>
  strictObject({
    file: pattern(name, `a JPEG, PNG, WebP or TIFF ${called}`).meta({
      label: "Picture",
      hint,
      upload: true,
    }),
    alt: text("what the picture shows, in neutral words")
      .min(min, { error: `a description of at least ${min} characters` })
      .meta({ hint: "In neutral words, for people who cannot see it." }),
  });

const isHttps = (value: string) => isLink(value) && value.startsWith("https:");
/** Tests have their vendors on a loopback interface. */
const isService = (value: string) =>
  isHttps(value) || /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(value);
const isOrigin = (value: string) => isService(value) && URL.parse(value)?.origin === value;
const refinedStringOrEmpty = (check: (value: string) => boolean, expected: string) =>
  refinedString((value) => value === "" || check(value), `${expected}, or nothing`);

const httpsMessage = "an https address such as https://www.example.com/page";
const originMessage =
  "an https origin without a path or final slash, such as https://www.example.com";
export const httpsUrl = refinedString(isHttps, httpsMessage);
export const optionalUrl = refinedStringOrEmpty(isHttps, httpsMessage);
/** Where the site sends what visitors write. */
export const optionalEndpoint = refinedStringOrEmpty(isService, httpsMessage);
export const optionalContact = refinedStringOrEmpty(
  (value) => isHttps(value) || /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+\d+)$/.test(value),
  `mailto:security@example.com, tel:+13105550100 or ${httpsMessage}`,
);
export const optionalDocument = refinedStringOrEmpty(
  (value) => isHttps(value) || /^\/[\w/-]+\.pdf$/.test(value),
  "the path of a PDF file in public/, such as /privacy-practices.pdf, an https address",
);
export const origin = refinedString(isOrigin, originMessage);
export const optionalOrigin = refinedStringOrEmpty(isOrigin, originMessage);
/** An `https` URL, or the path of a sample page. */
export const vendorUrl = refinedString(
  (value) => isService(value) || /^\/samples\/[a-z-]+\.html$/.test(value),
  "an https address such as https://booking.example.com/practice",
);

export const telephone = pattern(/^\+1[2-9]\d{9}$/, "a US phone number such as +13105550100").meta({
  remedy: asPhone,
  hint: "Such as (310) 555-0100.",
});
export const clock = pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "a time of day such as 09:00").meta({
  remedy: asClock,
  // The week's hint describes the format.
  hint: "",
});

/** What `isLink` accepts, for messages. */
export const aLink = "a link that begins with /, #, https:, mailto:, tel: or sms:";

/** Browsers remove tabs and line breaks from an address, and read `/\` as `//`, another site. */
const pattern = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:|sms:)[^\s\\\p{C}]*$/u;

/** Whether an address of the content leads to a page, a place on it, or outside by a known scheme. */
export const isLink = (url: string): boolean =>
  pattern.test(url) && URL.canParse(url, "https://site.invalid");

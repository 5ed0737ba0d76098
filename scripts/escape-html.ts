/** Returns a text as HTML that shows it, also in an attribute between double quotation marks. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

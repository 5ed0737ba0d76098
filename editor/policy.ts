/** The Content Security Policy of the form, with other sources for some directives. */
export const formPolicy = (own: Readonly<Record<string, string>>): string =>
  Object.entries({
    "default-src": "'none'",
    // Decap evaluates its schema.
    "script-src": "'self' 'unsafe-eval'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "connect-src": "'self' blob: data:",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    ...own,
  })
    .map((directive) => directive.join(" "))
    .join("; ");

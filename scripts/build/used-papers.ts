/**
 * Leaves out of a document's style sheet the papers of the coast (`papers.css`) that nothing in the
 * document is cut from.
 */
export const withUsedPapers = (html: string): string =>
  html.replace(/<style>[\s\S]*?<\/style>/, (sheet, at: number) => {
    const rest = html.slice(0, at) + html.slice(at + sheet.length);
    const used = new Set(rest.match(/\bcoast-[\w-]+/g));
    return sheet.replace(/(?<=[{}])\.(coast-[\w-]+)\{[^{}]*\}/g, (rule, name: string) =>
      used.has(name) ? rule : "",
    );
  });

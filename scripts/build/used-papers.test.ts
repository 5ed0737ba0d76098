import { expect, it } from "vitest";
import { withUsedPapers } from "./used-papers.ts";

const page = (css: string) =>
  `<style>${css}</style><path class="coast-rim coast-sea" d="M0 0"/><p>Coast-dune is a word</p>`;

it("keeps the papers that a document is cut from, and every other rule", () => {
  const css =
    "@media (width<30rem){.coast-sea{fill:#111}.coast-dune{fill:#222}.coast-rim{stroke:red}.b{top:0}}";
  expect(withUsedPapers(page(css))).toBe(
    page("@media (width<30rem){.coast-sea{fill:#111}.coast-rim{stroke:red}.b{top:0}}"),
  );
});

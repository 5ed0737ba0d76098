import { pages } from "#content";
import { paths } from "../../paths.ts";
import { ContentPage } from "./content-page.tsx";

const parts = ["Scope", "Payment", "Changes"];
const text = parts.map((part) => (
  <section key={part}>
    <h2 id={`terms-${part}`}>{part}</h2>
    <p>A paragraph of the part.</p>
  </section>
));

export const states = {
  "a short text": (
    <ContentPage page={pages.terms} path={paths.terms}>
      <p>One paragraph is all there is to say.</p>
    </ContentPage>
  ),
  "a long text with its contents and actions": (
    <ContentPage
      page={pages.terms}
      path={paths.terms}
      contents={parts.map((part) => ({ id: `terms-${part}`, label: part }))}
      actions={<a href={paths.contact}>Ask us</a>}
    >
      {text}
    </ContentPage>
  ),
};

import { pages } from "#content";
import { Button } from "../../components/button/button.tsx";
import { paths } from "../../paths.ts";
import { NamedPageHero } from "./named-page-hero.tsx";

export const states = {
  "a page of the site": <NamedPageHero page={pages.about} path={paths.about} />,
  "below another page, with more to say and to do": (
    <NamedPageHero
      page={pages.about}
      path={`${paths.about}/more`}
      parents={[{ label: "About", href: paths.about }]}
      more={<p>A second sentence, where the first is not enough.</p>}
    >
      <Button>Book Online</Button>
    </NamedPageHero>
  ),
};

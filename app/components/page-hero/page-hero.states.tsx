import { paths } from "../../paths.ts";
import { Button } from "../button/button.tsx";
import { PageHero } from "./page-hero.tsx";

const trail = [
  { label: "Home", href: paths.home },
  { label: "Services", href: paths.services },
];

export const states = {
  "with actions": (
    <PageHero
      trail={trail}
      eyebrow="Services"
      heading="Anal Fissure"
      lead={<p>A tear this small can take over your whole day.</p>}
      view="night"
    >
      <Button>Book a visit</Button>
      <Button kind="outline">Print this page</Button>
    </PageHero>
  ),
  "without actions": (
    <PageHero
      trail={trail}
      eyebrow="Legal"
      heading="Terms of Service"
      lead={<p>In one place.</p>}
      view="cliffs"
    />
  ),
};

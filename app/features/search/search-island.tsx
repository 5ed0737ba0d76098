import { practice, search, services } from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { Island } from "../../islands/island.tsx";
import type { SearchProps } from "./search-dialog.tsx";
import { searchId } from "./slash-key.ts";

const props: SearchProps = {
  heading: search.heading,
  symptoms: {
    heading: search.symptoms,
    links: services.flatMap(({ symptom, title, path }) =>
      symptom ? [{ symptom, title, path }] : [],
    ),
  },
  phones: practice.offices.map(({ name, phone }) => ({
    href: `tel:${phone}`,
    label: `${name} ${formatPhone(phone)}`,
  })),
};

/** Renders the island of the search, once on every page. It is client-only and loads on intent. */
export function SearchDialog() {
  return <Island name="search-dialog" id={searchId} on="intent" props={props} />;
}

import { facts, search, services, serviceWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { Island } from "../../islands/island.tsx";
import { officePhones } from "../../office-phones.ts";
import { paths } from "../../paths.ts";
import type { SearchProps } from "./search-dialog.tsx";
import { searchId } from "./slash-key.ts";

const { triage, care } = serviceWords;

const props: SearchProps = {
  heading: search.heading,
  symptoms: {
    heading: search.symptoms,
    links: services.flatMap(({ symptom, title, path }) =>
      symptom ? [{ symptom, title, path }] : [],
    ),
  },
  triage: {
    heading: triage.heading,
    answers: [
      {
        question: triage.emergency,
        advice: care.emergency,
        links: [{ href: "tel:911", label: care.call911 }],
      },
      {
        question: triage.today,
        advice: `${care.today}. ${fill(care.closed, { hours: facts["hours"] ?? "" })}`,
        links: officePhones,
      },
      {
        question: triage.visit,
        advice: care.visit,
        links: [{ href: paths.schedule, label: serviceWords.book }],
      },
    ],
  },
  phones: officePhones,
};

/** The island of the search, once on every page. It is client-only and loads on intent. */
export function SearchDialog() {
  return <Island name="search-dialog" id={searchId} on="intent" props={props} />;
}

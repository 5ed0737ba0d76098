import { ChevronDown } from "lucide-react";
import { pages } from "../../content-schema/pages.ts";
import { visit } from "../../content-schema/visit.ts";
import { visits } from "../../content-schema/visits.ts";
import { AnswerList } from "../components/answer-list/answer-list.tsx";
import { Section } from "../components/section/section.tsx";
import { VisitQuestions } from "../features/visit-questions/visit-questions.tsx";
import { PageHead } from "../layout/page-head/page-head.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { Offices } from "./before-visit/offices.tsx";
import "./before-visit/before-visit.css";

const page = pages["before-visit"];
const path = paths.beforeVisit;

export const metadata = () => namedPageMetadata(page, path);

/** What to expect, bring and ask, and how to get here; from the records of services and offices. */
export default function BeforeVisit() {
  const { expect, asked, bring, questions } = visit;
  return (
    <>
      <PageHead page={page} path={path} />
      <Section eyebrow={expect.eyebrow} heading={expect.heading} lead={<p>{expect.lead}</p>}>
        <div className="before-visit-reasons">
          {visits.map(({ slug, title, path: service, paragraphs }) => (
            <details key={slug}>
              <summary>
                {title}
                <ChevronDown aria-hidden="true" />
              </summary>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p>
                <a href={`${service}#visit`}>
                  {expect.more}
                  <span className="visually-hidden">: {title}</span>
                </a>
              </p>
            </details>
          ))}
        </div>
      </Section>
      <Section
        ground="sand"
        id="asked"
        eyebrow={asked.eyebrow}
        heading={asked.heading}
        lead={<p>{asked.lead}</p>}
      >
        <AnswerList list={asked.list} />
      </Section>
      <Section eyebrow={bring.eyebrow} heading={bring.heading} lead={<p>{bring.lead}</p>}>
        <ul className="before-visit-bring">
          {bring.list.map(({ what, why }) => (
            <li key={what}>
              <b>{what}</b> <span>{why}</span>
            </li>
          ))}
        </ul>
        <p className="before-visit-source">
          <a href={bring.source.url}>{bring.source.label}</a>
        </p>
      </Section>
      <Section
        ground="sand"
        id="questions"
        eyebrow={questions.eyebrow}
        heading={questions.heading}
        lead={<p>{questions.lead}</p>}
      >
        <VisitQuestions
          name={questions.eyebrow}
          print={questions.print}
          groups={[{ title: questions.general, questions: questions.anyVisit }, ...visits]}
        />
      </Section>
      <Offices />
    </>
  );
}

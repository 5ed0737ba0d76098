import type { AftercareSheet } from "#content/aftercare";
import { officePhones, practice } from "#content/practice";
import { services } from "#content/services";
import { urgentSigns } from "#content/urgent-signs";
import { call, days, index, print, questions, signed, unsigned } from "#words/aftercare";
import { fill } from "../../content-schema/format/fill.ts";
import { ButtonLinks, CallLink, PrintButton } from "../components/button/button.tsx";
import { formatDate } from "../components/date/format-date.ts";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import "../components/page-hero/page-hero-compact.css";
import { SampleText } from "../components/sample-text/sample-text.tsx";
import { TextList } from "../components/text-list/text-list.tsx";
import { Cites } from "../layout/service/citations.tsx";
import { Sources } from "../layout/service/sources.deferred.tsx";
import { paths } from "../paths.ts";
import "./aftercare.css";

/** A sheet for the time after a procedure; it prints on two pages. */
export default function Aftercare({ page }: { page: AftercareSheet }) {
  return (
    <>
      <PageHero
        page={page}
        variant="compact"
        parents={[{ label: index.title, href: paths.aftercare }]}
      >
        <PrintButton label={print} />
      </PageHero>
      <div className="aftercare page-width stack">
        <Signature reviewedBy={page.reviewedBy} />
        <Days stages={page.days} />
        <WhomToCall sheet={page} />
        <Answers sheet={page} />
        <Sources sources={page.sources} />
      </div>
    </>
  );
}

function Signature({ reviewedBy }: Pick<AftercareSheet, "reviewedBy">) {
  return (
    <p className="fine">
      {reviewedBy
        ? fill(signed, { name: reviewedBy.name, date: formatDate(reviewedBy.date) })
        : unsigned}
    </p>
  );
}

function Days({ stages }: { stages: AftercareSheet["days"] }) {
  return (
    <section aria-labelledby="days">
      <h2 id="days">{days}</h2>
      <ol className="aftercare-days">
        {stages.map(({ when, text, sources }) => (
          <li key={when}>
            <b className="minor">{when}</b>
            <span>
              {text}
              <Cites numbers={sources} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function WhomToCall({ sheet: { emergency, doctor, today } }: { sheet: AftercareSheet }) {
  const { call911, levels } = urgentSigns;
  return (
    <section aria-labelledby="whom-to-call">
      <h2 id="whom-to-call">{call.heading}</h2>
      <div className="aftercare-call section-columns">
        <div className="card card-urgent stack">
          <h3>{levels.emergency.heading}</h3>
          <TextList lines={emergency} />
          <p>{levels.emergency.rule}</p>
          <CallLink phone="911">{call911.label}</CallLink>
          {doctor.length > 0 ? (
            <>
              <h3>{levels.doctor.heading}</h3>
              <TextList lines={doctor} />
              <p>{levels.doctor.rule}</p>
            </>
          ) : null}
        </div>
        <div className="card card-sand stack">
          <h3>{call.today}</h3>
          <TextList lines={today} />
          <div className="button-row">
            <ButtonLinks links={officePhones} variant="outline" />
          </div>
          <p>
            <SampleText text={practice.answers.afterHours} />
          </p>
          <p>{call.closed}</p>
        </div>
      </div>
    </section>
  );
}

function Answers({ sheet: { answers, service } }: { sheet: AftercareSheet }) {
  const names = Object.keys(questions.list) as (keyof typeof answers)[];
  const page = services.find(({ slug }) => slug === service);
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{questions.heading}</h2>
      <div className="aftercare-answers">
        {names.map((name) => (
          <div key={name}>
            <h3>{questions.list[name]}</h3>
            <p>
              {answers[name].text}
              <Cites numbers={answers[name].sources} />
            </p>
          </div>
        ))}
      </div>
      <p className="aftercare-more">
        <a href={page?.path}>{fill(questions.more, { service: page?.title ?? "" })}</a>
      </p>
    </section>
  );
}

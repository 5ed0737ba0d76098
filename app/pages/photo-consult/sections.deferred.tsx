import { CircleCheck, CircleX } from "lucide-react";
import { practice } from "#content/practice";
import * as photoConsultWords from "#words/photo-consult";
import { BookButton, PrintButton } from "../../components/button/button.tsx";
import { CheckList } from "../../components/check-list/check-list.tsx";
import { AnswerList, Disclosure } from "../../components/disclosure/disclosure.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Illustration } from "../../components/illustration/illustration.tsx";
import { Price, PriceCard } from "../../components/price/price.tsx";
import { SampleText } from "../../components/sample-text/sample-text.tsx";
import { Section, Steps } from "../../components/section/section.tsx";
import { PhotoCheck } from "../../features/photo-check/photo-check.tsx";
import { paths } from "../../paths.ts";
import { StartConsult } from "./start-consult.tsx";
import "../../components/section/section-aside.css";
import "./photos.css";

/** The sections below the hero. Their CSS is deferred. */
export function ConsultSections() {
  return (
    <div className="below-the-fold">
      {practice.photoConsult ? (
        <>
          <Offer />
          <TakingPhotos />
          <PhotoCheck />
          <StartCard />
        </>
      ) : null}
      <Telehealth />
    </div>
  );
}

function ImageGuide() {
  const { good, bad, do: helping, dont: useless } = photoConsultWords.images;
  const groups = [
    { title: good, Icon: CircleCheck, cards: helping },
    { title: bad, Icon: CircleX, cards: useless, className: "image-guide-bad" },
  ];
  return (
    <div className="image-guide section-columns">
      {groups.map(({ title, Icon, cards, className }) => (
        <div key={title} className={className}>
          <h3 className="with-icon">
            <Icon />
            {title}
          </h3>
          <ul className="section-columns">
            {cards.map(({ art, text }) => (
              <li key={art} className="card">
                <Illustration name={`photo-${art}`} className="picture" />
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function TakingPhotos() {
  const { print, how, list, ...words } = photoConsultWords.taking;
  const lead = (
    <>
      <p>{words.lead}</p>
      <PrintButton label={print} />
    </>
  );
  return (
    <Section background="sand" copy={{ ...words, lead }}>
      <ImageGuide />
      <Disclosure label={<h3 className="minor">{how}</h3>}>
        <Steps list={list} level="h4" />
      </Disclosure>
    </Section>
  );
}

function StartCard() {
  const { ready, ...words } = photoConsultWords.cta;
  return (
    <Section background="deep" copy={words}>
      <div className="consult-closing section-columns">
        <Disclosure label={<h3 className="minor">{ready.heading}</h3>}>
          <CheckList points={ready.list} className="stack" />
        </Disclosure>
        <StartConsult location="steps_cta" />
      </div>
    </Section>
  );
}

function Limits() {
  const { heading, text, urgent, visit, link, notices } = photoConsultWords.cannot;
  return (
    <div className="photo-limits card card-sand stack">
      <h3 className="minor">{heading}</h3>
      <p>{text}</p>
      <p>
        <b>{urgent}</b>
      </p>
      <p>
        <a href={paths.beforeVisit}>{visit}</a>
      </p>
      <p>
        <a href={paths.medicalDisclaimer}>{link}</a>
      </p>
      <p>
        <a href={paths.notices}>{notices}</a>
      </p>
    </div>
  );
}

function Offer() {
  const { offer, photos } = photoConsultWords;
  const { children } = photos;
  const link = <a href={children.link.url}>{children.link.label}</a>;
  return (
    <Section copy={offer}>
      <div className="section-columns">
        <PriceCard copy={offer.card} price={practice.photoConsult?.price ?? ""} />
        <Limits />
      </div>
      <div className="photo-privacy">
        <h3>{photos.heading}</h3>
        <AnswerList
          list={[
            { question: children.question, answer: fillWith(children.answer, { hotline: link }) },
            ...photos.answers,
          ]}
        />
      </div>
    </Section>
  );
}

function Telehealth() {
  const { telehealth } = photoConsultWords;
  if (!telehealth) return null;
  const { good, how, note, cancellation, book, ...words } = telehealth;
  return (
    <Section id="telehealth" copy={words}>
      <div className="telehealth-book card stack">
        {practice.telehealth ? <Price dollars={practice.telehealth.price} /> : null}
        <BookButton size="large">{book}</BookButton>
        <p>{note}</p>
        <p>
          <SampleText text={cancellation} />
        </p>
      </div>
      <Disclosure label={<h3>{how.heading}</h3>}>
        <p>{good}</p>
        <Steps list={how.list} level="h4" />
      </Disclosure>
    </Section>
  );
}

import { practice } from "#content";
import { AnswerList } from "../../components/answer-list/answer-list.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { PriceCard } from "../../components/price-card/price-card.tsx";
import { Section } from "../../components/section/section.tsx";
import { paths } from "../../paths.ts";
import { consultCopy } from "./start-consult.tsx";
import "./photos.css";

/** What remote visits cannot do. */
function Limits() {
  const { heading, text, urgent, link, notices } = consultCopy().cannot;
  return (
    <div className="photo-limits">
      <h3>{heading}</h3>
      <p>{text}</p>
      <p>
        <b>{urgent}</b>
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

/**
 * The price, the limits of a photo, and who sees the photos, where they are stored and who may be
 * in them.
 */
export function Offer() {
  const { offer, photos } = consultCopy();
  const { children } = photos;
  const link = <a href={children.link.url}>{children.link.label}</a>;
  return (
    <Section eyebrow={offer.eyebrow} heading={offer.heading}>
      <div className="photo-offer">
        <div className="photo-offer-cards">
          <PriceCard {...offer.card} price={practice.photoConsult?.price ?? ""} />
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
      </div>
    </Section>
  );
}

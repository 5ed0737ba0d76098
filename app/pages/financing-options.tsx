import { financing, hasPhotoConsult, hasTelehealth, pages, practice, words } from "#content";
import Text from "../../content/pages/financing.mdx";
import { AnswerList } from "../components/answer-list/answer-list.tsx";
import { ButtonLink } from "../components/button/button.tsx";
import { PriceCard } from "../components/price-card/price-card.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { Section } from "../components/section/section.tsx";
import { BookButton } from "../features/booking/book-button.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { NamedPageHero } from "../layout/named-page-hero/named-page-hero.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import "./financing-options.css";

const page = pages.financing;
const path = paths.financing;

export const metadata = () => namedPageMetadata(page, path);

/** Every price and every payment method. */
export default function FinancingOptions() {
  const { when, more } = financing;
  return (
    <>
      <NamedPageHero page={page} path={path} />
      <Offers />
      <WaysToPay />
      <Section eyebrow={when.eyebrow} heading={when.heading}>
        <AnswerList list={when.list} />
      </Section>
      <Section background="sand" eyebrow={more.eyebrow} heading={more.heading}>
        <Prose columns>
          <Text />
        </Prose>
      </Section>
      <BookingPrompt />
    </>
  );
}

/** The remote visits that the practice offers, with exact prices. */
function FromHome() {
  const { photo, video } = financing.offers;
  return (
    <>
      {photo ? (
        <PriceCard {...photo}>
          <ButtonLink href={paths.photoConsult} kind="outline">
            {photo.more}
          </ButtonLink>
        </PriceCard>
      ) : null}
      {video ? (
        <PriceCard {...video}>
          <ButtonLink href={paths.telehealth} kind="outline">
            {video.more}
          </ButtonLink>
        </PriceCard>
      ) : null}
    </>
  );
}

/** Each type of visit, with its price and what the price excludes. */
function Offers() {
  const { eyebrow, heading, office, note } = financing.offers;
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <div className="financing-offers">
        <FromHome />
        <PriceCard {...office}>
          <BookButton>{words.book}</BookButton>
        </PriceCard>
      </div>
      {hasPhotoConsult || hasTelehealth ? <p className="financing-note">{note}</p> : null}
    </Section>
  );
}

/** Cards, health accounts, receipts for insurers, and the doctor's Medicare opt-out. */
function WaysToPay() {
  const { eyebrow, heading, card, hsa, insurer, medicare } = financing.pay;
  const methods = { card, hsa, insurer: practice.insurance.accepted ? insurer.accepted : insurer };
  return (
    <Section background="sand" eyebrow={eyebrow} heading={heading}>
      <AnswerList
        list={[
          ...(["card", "hsa", "insurer"] as const).map((name) => ({
            question: methods[name].heading,
            answer: <p>{methods[name].text}</p>,
          })),
          {
            question: medicare.heading,
            answer: (
              <>
                <p>{medicare[practice.medicare]}</p>
                <p>
                  <a href={medicare.href}>{medicare.more}</a>
                </p>
              </>
            ),
          },
        ]}
      />
    </Section>
  );
}

import { financing, pages, practice, words } from "#content";
import Text from "../../content/pages/financing.mdx";
import { ButtonLink } from "../components/button/button.tsx";
import { AnswerList } from "../components/disclosure/disclosure.tsx";
import { PriceCard } from "../components/price/price.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { Section } from "../components/section/section.tsx";
import { BookButton } from "../features/booking/book-button.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { NamedPageHero } from "../layout/named-page-hero/named-page-hero.tsx";
import { paths } from "../paths.ts";
import { remoteVisits } from "../remote-visits.ts";
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

/** Each type of visit, with its price and what the price excludes. */
function Offers() {
  const { eyebrow, heading, office, note } = financing.offers;
  const visits = remoteVisits(financing.offers);
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <div className="financing-offers">
        {visits.map((visit) => (
          <PriceCard key={visit.href} {...visit}>
            <ButtonLink href={visit.href} kind="outline">
              {visit.more}
            </ButtonLink>
          </PriceCard>
        ))}
        <PriceCard {...office}>
          <BookButton>{words.book}</BookButton>
        </PriceCard>
      </div>
      {visits.length > 0 ? <p className="financing-note">{note}</p> : null}
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

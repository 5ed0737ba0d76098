import type { NamedPage } from "#content/pages";
import { practice } from "#content/practice";
import Text from "#texts/pages/financing.mdx";
import * as commonWords from "#words/common";
import * as financingWords from "#words/financing";
import { BookButton, ButtonLink } from "../components/button/button.tsx";
import { AnswerList } from "../components/disclosure/disclosure.tsx";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import { PriceCard } from "../components/price/price.tsx";
import "../components/prose/prose.css";
import { Section } from "../components/section/section.tsx";
import { BookingCallToAction } from "../layout/call-to-action/call-to-action.deferred.tsx";
import { paths } from "../paths.ts";
import { remoteVisits } from "../remote-visits.ts";
import "./financing-options.css";

/** Every price and every payment method. */
export default function FinancingOptions({ page }: { page: NamedPage }) {
  const { when, more } = financingWords;
  return (
    <>
      <PageHero page={page} />
      <Offers />
      <WaysToPay />
      <Section copy={when}>
        <AnswerList list={when.list} />
        <p className="financing-note">
          <a href={paths.beforeVisit}>{when.visit}</a>
        </p>
      </Section>
      <Section background="sand" copy={more}>
        <div className="prose prose-columns">
          <Text />
        </div>
      </Section>
      <BookingCallToAction />
    </>
  );
}

function Offers() {
  const { office, note } = financingWords.offers;
  const visits = remoteVisits(financingWords.offers);
  return (
    <Section copy={financingWords.offers}>
      <div className="financing-offers section-columns">
        {visits.map((visit) => (
          <PriceCard key={visit.href} copy={visit} price={visit.price}>
            <ButtonLink href={visit.href} variant="outline">
              {visit.more}
            </ButtonLink>
          </PriceCard>
        ))}
        <PriceCard copy={office} price={office.price}>
          <BookButton>{commonWords.book}</BookButton>
        </PriceCard>
      </div>
      {visits.length > 0 ? <p className="financing-note">{note}</p> : null}
    </Section>
  );
}

function WaysToPay() {
  const { card, hsa, insurer, medicare } = financingWords.pay;
  const methods = [card, hsa, practice.insurance.accepted ? insurer.accepted : insurer];
  return (
    <Section background="sand" copy={financingWords.pay}>
      <AnswerList
        list={[
          ...methods.map(({ heading, text }) => ({ question: heading, answer: <p>{text}</p> })),
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

import { financing, pages } from "#content";
import Text from "../../content/pages/financing.mdx";
import { AnswerList } from "../components/answer-list/answer-list.tsx";
import { Prose } from "../components/prose/prose.tsx";
import { Section } from "../components/section/section.tsx";
import { BookingPrompt } from "../layout/booking-prompt/booking-prompt.tsx";
import { NamedPageHero } from "../layout/named-page-hero/named-page-hero.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { Offers } from "./financing-options/offers.tsx";
import { WaysToPay } from "./financing-options/ways-to-pay.tsx";
import "./financing-options/financing-options.css";

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

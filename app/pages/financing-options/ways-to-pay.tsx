import { financing, practice } from "#content";
import { AnswerList } from "../../components/answer-list/answer-list.tsx";
import { Section } from "../../components/section/section.tsx";

/** Cards, health accounts, receipts for insurers, and the doctor's Medicare opt-out. */
export function WaysToPay() {
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

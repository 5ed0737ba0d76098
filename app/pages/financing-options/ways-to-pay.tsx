import { CreditCard, HeartPulse, Landmark, type LucideIcon, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { financing, practice } from "#content";
import { Section } from "../../components/section/section.tsx";

const icons: Record<"card" | "hsa" | "insurer" | "medicare", LucideIcon> = {
  card: CreditCard,
  hsa: HeartPulse,
  insurer: ReceiptText,
  medicare: Landmark,
};

function PaymentMethod({
  name,
  heading,
  children,
}: {
  name: keyof typeof icons;
  heading: string;
  children: ReactNode;
}) {
  const Icon = icons[name];
  return (
    <li>
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <h3>{heading}</h3>
      {children}
    </li>
  );
}

/** Cards, health accounts, receipts for insurers, and the doctor's Medicare opt-out. */
export function WaysToPay() {
  const { eyebrow, heading, card, hsa, insurer, medicare } = financing.pay;
  const methods = { card, hsa, insurer: practice.insurance.accepted ? insurer.accepted : insurer };
  return (
    <Section background="sand" eyebrow={eyebrow} heading={heading}>
      <ul className="ways-to-pay">
        {(["card", "hsa", "insurer"] as const).map((name) => (
          <PaymentMethod key={name} name={name} heading={methods[name].heading}>
            <p>{methods[name].text}</p>
          </PaymentMethod>
        ))}
        <PaymentMethod name="medicare" heading={medicare.heading}>
          <p>{medicare[practice.medicare]}</p>
          <p>
            <a href="#medicare-and-medi-cal">{medicare.more}</a>
          </p>
        </PaymentMethod>
      </ul>
    </Section>
  );
}

import { BadgeCheck, GraduationCap, IdCard, SquareArrowOutUpRight } from "lucide-react";
import type { PropsWithChildren } from "react";
import type { practice } from "#content/practice";
import * as doctorWords from "#words/doctor";
import * as providerWords from "#words/provider";
import choices from "../../../content-schema/choices.json" with { type: "json" };
import { fill } from "../../../content-schema/format/fill.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import "./credential-cards.css";

type CardProps = PropsWithChildren<{ heading: string; value: string; Icon: typeof IdCard }>;

function Card({ heading, value, Icon, children }: CardProps) {
  return (
    <li className="credential-card card stack">
      <Icon strokeWidth={1.5} />
      <h3 className="quiet">{heading}</h3>
      <p className="credential-card-value minor">{value}</p>
      {children}
    </li>
  );
}

type Credentials = {
  license: (typeof practice)["provider"]["license"];
  board: string;
  degree: keyof typeof choices.degrees;
};

/** License with look-up, certifying board and degree (B&P 651, 680.5). */
export function CredentialCards({ license, board, degree }: Credentials) {
  const { license: words } = providerWords;
  const { board: stateBoard, boardUrl, lookupUrl = boardUrl } = license;
  return (
    <ul className="credential-cards button-row">
      <Card heading={words.heading} value={fill(doctorWords.ownLicense, license)} Icon={IdCard}>
        <p>{fill(words.by, { board: stateBoard })}</p>
        <ButtonLink href={lookupUrl} variant="outline" newTab>
          <SquareArrowOutUpRight />
          {words.lookUp}
        </ButtonLink>
      </Card>
      {board ? (
        <Card heading={providerWords.board.heading} value={board} Icon={BadgeCheck} />
      ) : null}
      <Card
        heading={providerWords.degree.heading}
        value={choices.degrees[degree]}
        Icon={GraduationCap}
      />
    </ul>
  );
}

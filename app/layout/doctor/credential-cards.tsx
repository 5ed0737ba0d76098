import { BadgeCheck, GraduationCap, IdCard, SquareArrowOutUpRight } from "lucide-react";
import type { PropsWithChildren } from "react";
import { practice, providerWords } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import "./credential-cards.css";

type CardProps = PropsWithChildren<{ heading: string; Icon: typeof IdCard }>;

function Card({ heading, Icon, children }: CardProps) {
  return (
    <li className="credential-card card stack">
      <Icon aria-hidden="true" strokeWidth={1.5} />
      <h3>{heading}</h3>
      {children}
    </li>
  );
}

type Credentials = { licence: string; board: string; degree: string };

/** License with look-up, certifying board and degree (B&P 651, 680.5). */
export function CredentialCards({ licence, board, degree }: Credentials) {
  const { licence: words, board: boardWords, degree: degreeWords } = providerWords;
  const { board: stateBoard, boardUrl, lookupUrl = boardUrl } = practice.provider.licence;
  return (
    <ul className="credential-cards button-row">
      <Card heading={words.heading} Icon={IdCard}>
        <p className="credential-card-value">{licence}</p>
        <p>{fill(words.by, { board: stateBoard })}</p>
        <ButtonLink href={lookupUrl} kind="outline" newTab>
          <SquareArrowOutUpRight aria-hidden="true" />
          {words.lookUp}
        </ButtonLink>
      </Card>
      <Card heading={boardWords.heading} Icon={BadgeCheck}>
        <p className="credential-card-value">{board}</p>
      </Card>
      <Card heading={degreeWords.heading} Icon={GraduationCap}>
        <p className="credential-card-value">{degree}</p>
      </Card>
    </ul>
  );
}

import { CalendarDays, Clock, Siren } from "lucide-react";
import type { ReactNode } from "react";
import { officePhones } from "#content/practice";
import type { ServiceRecord } from "#content/services";
import { urgentSigns } from "#content/urgent-signs";
import * as serviceWords from "#words/service";
import { BookButton, ButtonLinks, CallLink } from "../../components/button/button.tsx";
import { TextList } from "../../components/text-list/text-list.tsx";
import { Triage } from "../../components/triage/triage.tsx";
import { excludedFromSearch } from "../../data-attributes.ts";
import "./care-cards.css";

const buttons = {
  emergency: <CallLink phone="911">{urgentSigns.call911.label}</CallLink>,
  today: <ButtonLinks links={officePhones} variant="outline" />,
  visit: <BookButton>{serviceWords.book}</BookButton>,
};

const actionsOf = (card: keyof typeof buttons) => (
  <div className="care-card-actions stack" {...excludedFromSearch}>
    {buttons[card]}
  </div>
);

/** Whether it should wait: three questions, with what to do; it works without script. */
export const ServiceTriage = () => <Triage id="triage" actionsOf={actionsOf} />;

const icons = { emergency: Siren, today: Clock, visit: CalendarDays };

type CareCardProps = {
  card: keyof typeof icons;
  as?: "h3" | "p";
  heading: string;
  children: ReactNode;
};

/** A card whose urgency is conveyed by text, icon and order, not by color alone (WCAG 1.4.1). */
export function CareCard({ card, as: Heading = "h3", heading, children }: CareCardProps) {
  const Icon = icons[card];
  return (
    <div className={`care-card care-card-${card}`}>
      <Heading className="with-icon minor">
        <Icon />
        {heading}
      </Heading>
      {children}
    </div>
  );
}

type Level = keyof typeof urgentSigns.levels;

function Signs({ level, care }: { level: Level; care: ServiceRecord["care"] }) {
  const { rule } = urgentSigns.levels[level];
  return (
    <>
      <TextList className="ruled" lines={care[level]} />
      {rule ? <p className="care-card-note">{rule}</p> : null}
    </>
  );
}

type CareCardSignsProps = { card: keyof typeof buttons; care: ServiceRecord["care"] };

/** The signs of a card, by level, with what to do. Those that no office answers stand first. */
export function CareCardSigns({ card, care }: CareCardSignsProps) {
  const levels = (["doctor", "urgentCare", "today"] as const).filter((each) => care[each].length);
  return (
    <>
      {card === "today" ? (
        levels.map((level) => (
          <div key={level} className="care-card-level">
            <h4>{urgentSigns.levels[level].heading}</h4>
            <Signs level={level} care={care} />
          </div>
        ))
      ) : (
        <Signs level={card} care={care} />
      )}
      {actionsOf(card)}
    </>
  );
}

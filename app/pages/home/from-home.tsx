import { Check } from "lucide-react";
import { home } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { Price } from "../../components/price/price.tsx";
import { Section } from "../../components/section/section.tsx";
import { remoteVisits } from "../../remote-visits.ts";
import "./sections.css";

/** Remote visits with exact prices; renders nothing if there are none. */
export function FromHome() {
  const { eyebrow, heading, book } = home.fromHome;
  const offers = remoteVisits(home.fromHome);
  if (offers.length === 0) return null;
  return (
    <Section background="sand" eyebrow={eyebrow} heading={heading}>
      <ul className="offers">
        {offers.map((offer) => (
          <li key={offer.heading} className="offer">
            <div className="offer-head">
              <h3>{offer.heading}</h3>
              <Price dollars={offer.price} />
            </div>
            <p>{offer.text}</p>
            <ul className="offer-points">
              {offer.points.map((point) => (
                <li key={point}>
                  <Check aria-hidden="true" />
                  {point}
                </li>
              ))}
            </ul>
            <div className="offer-action">
              <ButtonLink href={offer.href}>
                {book}
                <span className="visually-hidden"> {offer.heading}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { home } from "#content";
import { Section } from "../../components/section/section.tsx";
import { OfficeCards } from "../../layout/office-cards/office-cards.tsx";

/** Every office with map, hours, phone and directions. */
export function Locations() {
  const { eyebrow, heading, book } = home.locations;
  return (
    <Section background="sand" eyebrow={eyebrow} heading={heading} id="locations">
      <OfficeCards book={book} />
    </Section>
  );
}

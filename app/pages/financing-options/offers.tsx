import { financing, hasPhotoConsult, hasTelehealth, words } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { PriceCard } from "../../components/price-card/price-card.tsx";
import { Section } from "../../components/section/section.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";

/** The remote visits that the practice offers, with exact prices. */
function FromHome() {
  const { photo, video } = financing.offers;
  return (
    <>
      {photo ? (
        <PriceCard {...photo}>
          <ButtonLink href={paths.photoConsult} kind="outline">
            {photo.more}
          </ButtonLink>
        </PriceCard>
      ) : null}
      {video ? (
        <PriceCard {...video}>
          <ButtonLink href={paths.telehealth} kind="outline">
            {video.more}
          </ButtonLink>
        </PriceCard>
      ) : null}
    </>
  );
}

/** Each type of visit, with its price and what the price excludes. */
export function Offers() {
  const { eyebrow, heading, office, note } = financing.offers;
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <div className="financing-offers">
        <FromHome />
        <PriceCard {...office}>
          <BookButton>{words.book}</BookButton>
        </PriceCard>
      </div>
      {hasPhotoConsult || hasTelehealth ? <p className="financing-note">{note}</p> : null}
    </Section>
  );
}

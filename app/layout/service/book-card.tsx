import { Camera, Phone } from "lucide-react";
import { practice, serviceWords } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";
import { photoPrice } from "./visit-prices.ts";

const { photoConsult, photoNote } = serviceWords.prices;

/** Sidebar card: the price of a photo consult, and booking online or by phone. */
export function BookCard() {
  return (
    <div className="book-card">
      {photoPrice ? (
        <div className="book-card-price">
          <p>
            <Camera aria-hidden="true" />
            <a href={paths.photoConsult}>{photoConsult}</a>
          </p>
          <p className="book-card-figure">{photoPrice}</p>
          <p className="book-card-note">{photoNote}</p>
        </div>
      ) : null}
      <div className="book-card-actions">
        <BookButton>{serviceWords.book}</BookButton>
        <ButtonLink href={`tel:${practice.phones.main}`} kind="outline">
          <Phone aria-hidden="true" />
          {serviceWords.callUs}
        </ButtonLink>
      </div>
    </div>
  );
}

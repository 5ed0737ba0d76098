import { Camera } from "lucide-react";
import { facts } from "#content/facts";
import type { ServiceRecord } from "#content/services";
import * as serviceWords from "#words/service";
import { BookButton, ButtonLink, CallButton } from "../../components/button/button.tsx";
import { TableOfContents } from "../../components/table-of-contents/table-of-contents.tsx";
import { paths } from "../../paths.ts";
import "./service-aside.css";

const partsAfterText = [
  { id: "prices", label: serviceWords.prices.heading },
  { id: "faq", label: serviceWords.faq },
  { id: "questions", label: serviceWords.questions.heading },
  { id: "sources", label: serviceWords.sources.heading },
];

/** Beside the text, on phones before it: its table of contents and what a photo costs. */
export const ServiceAside = ({ service }: { service: ServiceRecord }) => (
  <div className="below-the-fold">
    <div className="service-beside">
      <TableOfContents entries={[...service.parts, ...partsAfterText]} />
      <BookCard photo={service.photoConsult} />
    </div>
  </div>
);

const { photoConsult, photoNote, photoMore } = serviceWords.prices;

/** Where a photo can help, it leads to the photo consult. */
function BookCard({ photo }: { photo: boolean }) {
  const photoPrice = photo && facts["price.photoConsult"];
  return (
    <div className="book-card card card-sand stack">
      {photoPrice ? (
        <div className="book-card-price">
          <p className="with-icon">
            <Camera />
            {photoConsult}
          </p>
          <p className="book-card-figure">{photoPrice}</p>
          <p className="fine">{photoNote}</p>
        </div>
      ) : null}
      <div className="book-card-actions">
        {photoPrice ? (
          <ButtonLink href={paths.photoConsult}>{photoMore}</ButtonLink>
        ) : (
          <BookButton>{serviceWords.book}</BookButton>
        )}
        <CallButton variant="outline">{serviceWords.callUs}</CallButton>
      </div>
    </div>
  );
}

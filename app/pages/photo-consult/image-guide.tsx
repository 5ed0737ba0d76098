import { CircleCheck, CircleX } from "lucide-react";
import { photoConsult } from "../../../content-schema/photo-consult.ts";
import { Section } from "../../components/section/section.tsx";
import { PhotoArt } from "./photo-art.tsx";

/** Drawn examples of photos that help and photos that do not. */
export function ImageGuide() {
  const { eyebrow, heading, good, bad, do: helping, dont: useless } = photoConsult.images;
  const groups = [
    { heading: good, Icon: CircleCheck, cards: helping, name: "good" },
    { heading: bad, Icon: CircleX, cards: useless, name: "bad" },
  ] as const;
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <div className="image-guide">
        {groups.map(({ heading: title, Icon, cards, name }) => (
          <div key={name} className={`image-guide-${name}`}>
            <h3>
              <Icon aria-hidden="true" />
              {title}
            </h3>
            <ul>
              {cards.map(({ art, text }) => (
                <li key={art}>
                  <PhotoArt art={art} />
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

import type { Schematic as Content } from "#content";
import { Illustration } from "../../../components/coast/illustration.tsx";
import { illustration } from "../../../components/coast/illustrations.ts";
import { Cites } from "../cites.tsx";
import { FigureCaption } from "./figure-caption.tsx";
import "./schematic.css";

/** Width of the margin beside the picture, in its units. */
const margin = 196;

/** A label, in the margin where its leader ends; the empty picture above it has that height. */
function Label({
  content: { label, text, sources },
  place: { side, level },
}: {
  content: Content["labels"][number];
  place: { side: "left" | "right"; level: number };
}) {
  return (
    <li className={`schematic-${side}${level > 400 ? " schematic-last" : ""}`}>
      <svg className="schematic-level" viewBox={`0 0 ${margin} ${level}`} aria-hidden="true" />
      <div>
        <b>{label}</b>
        <span>
          {text}
          <Cites numbers={sources} />
        </span>
      </div>
    </li>
  );
}

/**
 * A cross section with labels. Labels are text: beside leaders on wide screens, a lettered key on
 * narrow ones, in the order of the picture's letters.
 */
export function Schematic({ number, content }: { number: number; content: Content }) {
  const name = `figure-${content.figure}`;
  const { labels: places } = illustration(name);
  return (
    <figure className="schematic">
      <div className="schematic-plate">
        <div className="schematic-art">
          {content.above ? <span className="schematic-above">{content.above}</span> : null}
          <Illustration name={name} className="schematic-key" alt={content.alt} />
          <Illustration name={name} part="leaders" alt={content.alt} />
          {content.below ? <span className="schematic-below">{content.below}</span> : null}
        </div>
        <ol className="schematic-labels">
          {Object.entries(places).map(([part, place]) => {
            const label = content.labels.find((each) => each.part === part);
            return label ? <Label key={part} content={label} place={place} /> : null;
          })}
        </ol>
      </div>
      <FigureCaption number={number}>{content.caption}</FigureCaption>
    </figure>
  );
}

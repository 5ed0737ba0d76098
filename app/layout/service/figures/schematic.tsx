import type { ReactNode } from "react";
import type { Schematic as Content } from "#content";
import { Cites } from "../cites.tsx";
import { FigureCaption } from "./figure-caption.tsx";
import { artImage } from "./figure-files.ts";
import "./schematic.css";
import { type Place, schematics } from "./shapes.tsx";

const size = { width: 816, height: 432 };
/** x at which a left leader turns horizontal, and at which it ends below its label. */
const [knee, end] = [214, 28];

type Label = Content["labels"][number] & { place: Place };

/**
 * Assigns labels to rows of equal height on either side; a leader ends in the middle of its row.
 */
function withLeaders(labels: readonly Label[]) {
  return labels.map((label) => {
    const { side, x, y } = label.place;
    const row = labels.filter(({ place }) => place.side === side);
    const level = Math.round((size.height * (row.indexOf(label) + 0.5)) / row.length);
    const [turn, stop] = side === "left" ? [knee, end] : [size.width - knee, size.width - end];
    return { ...label, count: row.length, path: `M${x} ${y}L${turn} ${level}H${stop}` };
  });
}

function Leaders({ labels }: { labels: ReturnType<typeof withLeaders> }): ReactNode {
  return (
    <>
      <g className="schematic-leaders">
        {labels.map(({ part, path }) => (
          <path key={part} d={path} />
        ))}
        {labels.map(({ part, place: { x, y } }) => (
          <circle key={part} cx={x} cy={y} r="6" />
        ))}
      </g>
      <g className="schematic-numbers">
        {labels.map(({ part, place: { x, y } }, index) => (
          <g key={part}>
            <circle cx={x} cy={y} r="17" />
            <text x={x} y={y + 6} fontSize="17">
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}

/**
 * A cross section with labels. Labels are text: beside leaders on wide screens, a numbered key on
 * narrow ones.
 */
export function Schematic({ number, content }: { number: number; content: Content }) {
  const { places } = schematics[content.figure];
  const labels = withLeaders(
    content.labels.map((label) => {
      const place = (places as Readonly<Record<string, Place>>)[label.part];
      if (!place) throw new Error(`${content.figure}: expected a place, found "${label.part}"`);
      return { ...label, place };
    }),
  );
  return (
    <figure className="schematic">
      <div className="schematic-plate">
        <div className="schematic-art">
          <img {...artImage(content.figure)} alt="" />
          <svg
            viewBox={`0 0 ${size.width} ${size.height}`}
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <Leaders labels={labels} />
          </svg>
        </div>
        <ol className="schematic-labels">
          {labels.map(({ part, label, text, sources, count, place: { side } }) => (
            <li key={part} className={`schematic-${side} schematic-of-${count}`}>
              <b>{label}</b>
              <span>
                {text}
                <Cites numbers={sources} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <FigureCaption number={number}>{content.caption}</FigureCaption>
    </figure>
  );
}

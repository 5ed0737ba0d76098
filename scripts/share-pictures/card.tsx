import type { CSSProperties, ReactElement } from "react";
import { illustration, shapesByDay } from "../../app/components/coast/illustrations.ts";
import type { ShareCard } from "../../app/seo/page-metadata.ts";

/** In pixels, as social networks recommend. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The subject on the right, the sky behind the words. */
const part = "620 0 1067 560";

/** Returns the page's scene as an SVG document in the colors of day. */
export function coastArt(view: ShareCard["view"]): string {
  const { width, height } = shareSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${part}" preserveAspectRatio="xMidYMid slice">${shapesByDay(view)}</svg>`;
}

/** Returns the practice's mark, which is also the site's icon, as an SVG document. */
export const brandMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${illustration("brand-mark").viewBox}">${shapesByDay("brand-mark")}</svg>`;

const headingSize = (length: number) => (length > 44 ? 62 : length > 26 ? 70 : 84);

function Heading({ text, maxWidth }: { text: string; maxWidth: number }) {
  const style: CSSProperties = {
    fontFamily: "Fraunces",
    fontSize: headingSize(text.length),
    lineHeight: 1.1,
    letterSpacing: "-0.015em",
    maxWidth,
  };
  const parts = text.split("*");
  if (parts.length < 3) return <div style={{ ...style, textWrap: "balance" }}>{text}</div>;
  // Mixed styles wrap only word by word.
  const words = parts.flatMap((part, index) =>
    part
      .split(" ")
      .filter(Boolean)
      .map((word) => (
        <span
          key={word}
          style={{ fontStyle: index === 1 ? "italic" : "normal", marginRight: "0.24em" }}
        >
          {word}
        </span>
      )),
  );
  return <div style={{ ...style, display: "flex", flexWrap: "wrap" }}>{words}</div>;
}

type CardProps = {
  card: ShareCard;
  /** A data URL. */
  mark: string;
  color: { ink: string; lagoon: string };
  withPortrait: boolean;
};

/** Renders the text of a share image. */
export function cardWords({ card, mark, color, withPortrait }: CardProps): ReactElement {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: "52px 64px",
        color: color.ink,
        fontFamily: "Figtree",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", fontSize: 30 }}>
        <img src={mark} width={60} height={60} alt="" style={{ marginRight: 18 }} />
        <span style={{ fontFamily: "Fraunces" }}>{card.brand}</span>
      </div>
      <div
        style={{
          marginTop: 54,
          marginBottom: 14,
          fontSize: 23,
          letterSpacing: "0.1em",
          textTransform: "uppercase",
          color: color.lagoon,
        }}
      >
        {card.eyebrow}
      </div>
      <Heading text={card.heading} maxWidth={withPortrait ? 690 : 800} />
    </div>
  );
}

import type { CSSProperties, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { BrandMark } from "../../app/components/coast/brand-mark.tsx";
import { HeroCoast } from "../../app/components/coast/hero-coast.tsx";
import { illustrations } from "../../app/components/coast/illustrations.ts";
import type { CoastViewName } from "../../app/components/coast/view-names.ts";
import type { ShareCard } from "../../app/seo/page-metadata.ts";

/** Size of a share image in pixels, as social networks recommend. */
export const shareSize = { width: 1200, height: 630 } as const;

/** A view of the coast, aligned as on the pages. */
function View({ name }: { name: CoastViewName }) {
  const { Shapes, width, height, preserveAspectRatio } = illustrations[name];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
    >
      <Shapes />
    </svg>
  );
}

const artHeight = { hero: 390, view: 300 };

/** Returns the pages' illustration as an SVG document; `css` colors its classes. */
export function coastArt(view: ShareCard["view"], css: string, sky: readonly string[]): string {
  const { width, height } = shareSize;
  const high = view === "hero" ? artHeight.hero : artHeight.view;
  const box = `x="0" y="${height - high}" width="${width}" height="${high}" overflow="visible"`;
  const art = renderToStaticMarkup(view === "hero" ? <HeroCoast /> : <View name={view} />)
    .replace("<svg ", `<svg ${box} `)
    .replace(/ (?:aria-hidden|focusable)="[^"]*"/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>${css}</style><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>${art}</svg>`;
}

/** Returns the practice's mark as an SVG document without CSS. */
export const brandMark = (fills: ReadonlyMap<string, string>): string =>
  renderToStaticMarkup(<BrandMark />)
    .replace(/<svg [^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44">')
    .replaceAll(/class="([\w-]+)"/g, (_, name: string) => `fill="${fills.get(name)}"`)
    .replaceAll(/><\/(?:path|circle)>/g, "/>");

/** Font size in pixels; longer headings are smaller, to fit the sky. */
const headingSize = (length: number) => (length > 44 ? 62 : length > 26 ? 70 : 84);

function Heading({ text, maxWidth }: { text: string; maxWidth: number }) {
  const style: CSSProperties = {
    fontFamily: "Fraunces",
    fontSize: headingSize(text.length),
    lineHeight: 1.1,
    letterSpacing: "-0.015em",
    maxWidth,
  };
  const [before = "", emphasis, after = ""] = text.split("*");
  if (!emphasis) return <div style={{ ...style, textWrap: "balance" }}>{text}</div>;
  // Mixed styles wrap only word by word.
  const words = (part: string, fontStyle: "normal" | "italic") =>
    part
      .split(" ")
      .filter(Boolean)
      .map((word) => (
        <span key={word} style={{ fontStyle, marginRight: "0.24em" }}>
          {word}
        </span>
      ));
  return (
    <div style={{ ...style, display: "flex", flexWrap: "wrap" }}>
      {words(before, "normal")}
      {words(emphasis, "italic")}
      {words(after, "normal")}
    </div>
  );
}

/** Renders the text of a share image; `mark` is a data URL. */
export function cardWords({
  card,
  mark,
  color,
  withPortrait,
}: {
  card: ShareCard;
  mark: string;
  color: { ink: string; lagoon: string };
  withPortrait: boolean;
}): ReactElement {
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

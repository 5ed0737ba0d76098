import type { CSSProperties, ReactElement } from "react";
import { colors } from "#content/theme";
import { illustration, lightModeShapes } from "../../app/components/illustration/illustrations.ts";
import { isDark } from "../../app/components/illustration/skies.ts";
import type { ShareCard } from "../../app/seo/page-metadata.ts";

/** In pixels, as social networks recommend. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The doctor, in pixels: an arch at the bottom edge. */
export const portraitSize = { width: 330, height: 385 } as const;

/** The part of the scene that is drawn: its subject on the right, sky behind the text. */
const sceneViewBox = "620 0 1067 560";

/** Returns the page's scene as an SVG document in the colors of day. */
export const sceneSvg = (view: ShareCard["view"]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" viewBox="${sceneViewBox}" preserveAspectRatio="xMidYMid slice">${lightModeShapes(view)}</svg>`;

/** Returns the practice's mark, which is also the site's icon, as an SVG document. */
export const brandMark = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${illustration("brand-mark").viewBox}">${lightModeShapes("brand-mark")}</svg>`;

const { ink, lagoon, sun, "on-deep": onDeep } = colors.light;

const cardStyle: CSSProperties = { ...shareSize, fontFamily: "Figtree", padding: "52px 64px" };

const archStyle: CSSProperties = {
  position: "absolute",
  right: 64,
  bottom: 0,
  borderRadius: "165px 165px 0 0",
};

const eyebrowStyle: CSSProperties = {
  marginTop: 54,
  marginBottom: 14,
  fontSize: 23,
  letterSpacing: "0.1em",
  textTransform: "uppercase",
};

function headingSize({ length }: string): number {
  if (length > 44) return 62;
  return length > 26 ? 70 : 84;
}

/** Photographs, as data URLs. */
type Photos = { logo: string | undefined; portrait: string | undefined };

/** Returns the card's foreground as plain elements, which are part of the cache key. */
export function cardFront(card: ShareCard, { logo, portrait }: Photos): ReactElement {
  const { brand, eyebrow, heading, view, isOfDoctor } = card;
  const [before, emphasis, after] = heading.split("*");
  const markUrl = `data:image/svg+xml,${encodeURIComponent(brandMark())}`;
  const photo = isOfDoctor && portrait;
  const headingStyle: CSSProperties = {
    fontFamily: "Fraunces",
    fontSize: headingSize(heading),
    lineHeight: 1.1,
    letterSpacing: "-0.015em",
    maxWidth: photo ? 690 : 800,
    textWrap: "balance",
  };
  return (
    <div style={{ ...cardStyle, color: isDark(view) ? onDeep : ink }}>
      {photo ? <img src={photo} {...portraitSize} alt="" style={archStyle} /> : null}
      <div style={{ display: "flex", alignItems: "center", fontSize: 30 }}>
        <img src={logo ?? markUrl} width={60} height={60} alt="" />
        <span style={{ fontFamily: "Fraunces", marginLeft: 18 }}>{brand}</span>
      </div>
      <div style={{ ...eyebrowStyle, color: isDark(view) ? sun : lagoon }}>{eyebrow}</div>
      <div style={headingStyle}>
        {before}
        {emphasis ? <i>{emphasis}</i> : null}
        {after}
      </div>
    </div>
  );
}

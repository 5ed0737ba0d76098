import { BrandMark } from "./brand-mark.tsx";
import { CoastCrop } from "./coast-crop.tsx";
import { CoastStrip } from "./coast-strip.tsx";
import { CoastView } from "./coast-view.tsx";
import { DoctorPortrait } from "./doctor-portrait.tsx";
import { HeroCoast } from "./hero-coast.tsx";
import { coastViewNames } from "./view-names.ts";

const box = { position: "relative", overflow: "hidden", blockSize: "14rem" } as const;

export const states = {
  "the mark": (
    <div style={{ inlineSize: "4rem" }}>
      <BrandMark />
    </div>
  ),
  "the doctor’s portrait": (
    <div style={{ inlineSize: "16rem" }}>
      <DoctorPortrait />
    </div>
  ),
  "the doctor’s portrait, below the fold": (
    <div style={{ inlineSize: "16rem" }}>
      <DoctorPortrait lazy />
    </div>
  ),
  "the home page’s coast": (
    <div className="coast-sky" style={{ ...box, blockSize: "24rem" }}>
      <HeroCoast />
    </div>
  ),
  "a view below the fold": (
    <div className="coast-sky" style={box}>
      <CoastView view="pier" lazy />
    </div>
  ),
  "a strip": (
    <div className="coast-sky" style={{ ...box, blockSize: "11.25rem" }}>
      <CoastStrip />
    </div>
  ),
  "crops, as small as icons": (
    <div style={{ display: "flex", flexWrap: "wrap", gap: "1rem" }}>
      {coastViewNames.map((view) => (
        <CoastCrop key={view} view={view} size={48} />
      ))}
    </div>
  ),
  ...Object.fromEntries(
    coastViewNames.map((view) => [
      `view: ${view}`,
      <div key={view} className="coast-sky" style={box}>
        <CoastView view={view} />
      </div>,
    ]),
  ),
};

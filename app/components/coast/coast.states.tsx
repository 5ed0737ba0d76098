import { coastViewNames } from "../../../content-schema/view-names.ts";
import { Illustration, Scene } from "./illustration.tsx";

const box = { overflow: "hidden", blockSize: "20rem" } as const;
const width = { inlineSize: "16rem" } as const;

export const states = {
  "the mark": (
    <div style={{ inlineSize: "4rem" }}>
      <Illustration name="brand-mark" className="coast-scene coast-mark" />
    </div>
  ),
  "the doctor’s portrait, below the fold": (
    <div style={width}>
      <Illustration name="room" lazy className="coast-portrait" />
    </div>
  ),
  "the home page’s coast": (
    <div className="coast-sky" style={box}>
      <Scene name="home" />
    </div>
  ),
  "a scene below the fold": (
    <div className="coast-sky" style={box}>
      <Scene name="pier" lazy />
    </div>
  ),
  ...Object.fromEntries(
    coastViewNames.map((view) => [
      `scene: ${view}`,
      <div key={view} className="coast-sky" style={box}>
        <Scene name={view} />
      </div>,
    ]),
  ),
};

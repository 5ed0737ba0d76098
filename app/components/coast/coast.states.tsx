import { coastViewNames } from "../../../content-schema/view-names.ts";
import { Illustration, Scene } from "./illustration.tsx";

const box = { overflow: "hidden", blockSize: "20rem" } as const;
const width = { inlineSize: "16rem" } as const;

export const states = {
  "the doctor’s portrait, below the fold": (
    <div style={width}>
      <Illustration name="room" className="coast-portrait" />
    </div>
  ),
  "the home page’s coast": (
    <div className="coast-sky" style={box}>
      <Scene name="home" first />
    </div>
  ),
  "a scene below the fold": (
    <div className="coast-sky" style={box}>
      <Scene name="pier" />
    </div>
  ),
  ...Object.fromEntries(
    coastViewNames.map((view) => [
      `scene: ${view}`,
      <div key={view} className="coast-sky" style={box}>
        <Scene name={view} first />
      </div>,
    ]),
  ),
};

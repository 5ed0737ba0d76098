import { coastViewNames } from "../../../content-schema/view-names.ts";
import { Scene } from "./illustration.tsx";

const box = { overflow: "hidden", blockSize: "20rem" } as const;

export const states = {
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

import type { ComponentType } from "react";
import type { SchematicShape, schematicParts } from "#content";
import { CanalShape, CushionsShape, PainShape } from "./canal-shapes.tsx";
import { RingsShape } from "./rings-shape.tsx";
import { FoldShape, ItchShape, LayersShape } from "./skin-shapes.tsx";
import { TestsShape } from "./tests-shape.tsx";

/** The point that a label refers to, and the side of the label. */
export type Place = { x: number; y: number; side: "left" | "right" };

const left = (x: number, y: number): Place => ({ x, y, side: "left" });
const right = (x: number, y: number): Place => ({ x, y, side: "right" });

type SchematicArt<Shape extends SchematicShape> = {
  Shape: ComponentType;
  places: Record<(typeof schematicParts)[Shape][number], Place>;
};

/** A schematic's background and shape. */
export function Plate({ Shape }: { Shape: ComponentType }) {
  return (
    <>
      <path className="figure-dune" d="M0 336q110-26 240-8t270 2 306-14v116H0z" />
      <path className="figure-beach" d="M0 396q150-22 330-6t486-8v50H0z" />
      <Shape />
    </>
  );
}

/** Each schematic, in an 816 by 432 view box centered at 408, 216. */
export const schematics: { [Shape in SchematicShape]: SchematicArt<Shape> } = {
  rings: {
    Shape: RingsShape,
    places: {
      outer: left(290, 118),
      inner: left(305, 262),
      lining: right(462, 172),
      tear: right(411, 286),
    },
  },
  canal: {
    Shape: CanalShape,
    places: {
      higher: left(392, 84),
      lining: left(376, 312),
      cushion: right(448, 236),
      opening: right(412, 384),
    },
  },
  "vessel-cushions": {
    Shape: CushionsShape,
    places: {
      cushion: right(452, 218),
      slipped: left(388, 318),
      muscle: left(322, 250),
      outer: right(446, 376),
    },
  },
  "skin-fold": {
    Shape: FoldShape,
    places: { swollen: left(300, 96), shrinking: right(506, 114), fold: right(396, 300) },
  },
  "pain-places": {
    Shape: PainShape,
    places: {
      muscle: left(320, 226),
      lining: left(380, 290),
      tunnel: left(330, 348),
      pocket: right(492, 262),
      clot: right(446, 374),
    },
  },
  "itch-circle": {
    Shape: ItchShape,
    places: {
      calm: left(384, 78),
      rubbed: right(522, 262),
      raw: left(290, 262),
      cover: right(412, 214),
    },
  },
  "skin-layers": {
    Shape: LayersShape,
    places: {
      surface: left(320, 116),
      contact: right(494, 146),
      germ: left(338, 206),
      deep: right(470, 306),
    },
  },
  "test-places": {
    Shape: TestsShape,
    places: {
      swab: left(322, 112),
      sore: right(500, 128),
      blood: left(318, 320),
      scope: right(490, 310),
    },
  },
};

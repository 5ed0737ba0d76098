import { type ComponentType, useEffect, useRef, useState } from "react";
import { drawn } from "#drawn";
import { type DrawingName, drawings } from "./drawings.ts";

/**
 * Renders a drawing into a group of an SVG or a box. It stands in the built page, and the browser
 * keeps it as it is, without its code; only a page that is reached later brings the code of its own.
 * One below the first screen may stand `apart`, in a file (scripts/drawing-files.ts).
 */
export function Drawing({
  name,
  as: Box = "g",
  apart = false,
}: {
  name: DrawingName;
  as?: "g" | "div";
  apart?: boolean;
}) {
  const box = useRef<SVGGElement & HTMLDivElement>(null);
  const [View, setView] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (box.current?.hasChildNodes()) return;
    let shown = true;
    drawings[name]().then((view) => {
      if (shown) setView(() => view);
    });
    return () => {
      shown = false;
    };
  }, [name]);

  if (View) {
    return (
      <Box className="drawing">
        <View />
      </Box>
    );
  }
  return (
    <Box
      className="drawing"
      data-apart={apart ? name : undefined}
      ref={box}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawings, made when it is built
      dangerouslySetInnerHTML={{ __html: drawn[name] ?? "" }}
      suppressHydrationWarning
    />
  );
}

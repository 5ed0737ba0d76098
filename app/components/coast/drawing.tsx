import { type ComponentType, useEffect, useRef, useState } from "react";
import { drawn } from "#drawn";
import { CoastFrame } from "./coast-frame.tsx";
import { type DrawingName, drawings } from "./drawings.ts";

/**
 * Renders a drawing. It stands in the built page, and the browser keeps it as it is, without its
 * code; only a page that is reached later brings the code of its own. One below the first screen
 * stands `apart`, in a picture that is fetched when it comes near (scripts/drawing-files.ts).
 */
export function Drawing({ name, apart = false }: { name: DrawingName; apart?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
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
      <div className="drawing">
        <CoastFrame name={name}>
          <View />
        </CoastFrame>
      </div>
    );
  }
  return (
    <div
      className="drawing"
      data-apart={apart ? name : undefined}
      ref={box}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawings, made when it is built
      dangerouslySetInnerHTML={{ __html: drawn[name] ?? "" }}
      suppressHydrationWarning
    />
  );
}

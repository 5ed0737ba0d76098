import { practice } from "#content/practice";
import { press } from "#words/home";
import { TextList } from "../../components/text-list/text-list.tsx";
import { action } from "../../data-attributes.ts";
import "./press-strip.css";

/** Enough copies to fill the widest screen while the first one scrolls out. */
const copies = [1, 2, 3, 4];

/** 1 px each 30 ms, wrapping at 1000 px (specification, section 9); can be paused (WCAG 2.2.2). */
export function PressStrip() {
  const { heading, note, pause } = press;
  const list = <TextList className="press-strip-names" lines={practice.press} />;
  return (
    <section className="press-strip" aria-label={heading}>
      {note ? <p className="press-strip-note fine page-width">{note}</p> : null}
      <div className="press-strip-window">
        <div className="press-strip-track">
          {list}
          {copies.map((copy) => (
            <div key={copy} aria-hidden="true">
              {list}
            </div>
          ))}
        </div>
      </div>
      <button
        type="button"
        className="press-strip-pause button-round"
        aria-label={pause}
        aria-pressed={false}
        {...action("toggle")}
      />
    </section>
  );
}

import { ImageUp } from "lucide-react";
import * as photoCheckWords from "#words/photo-check";
import { paragraphs, Section } from "../../components/section/section.tsx";
import { Island } from "../../islands/island.tsx";
import PhotoChooser from "./photo-chooser.island.tsx";
import "./photo-check.css";

/** Advice on photos before they are uploaded with the form. No file leaves the device. */
export function PhotoCheck() {
  const { eyebrow, heading, lead, own, noScript, ...words } = photoCheckWords.words;
  return (
    <Section id="photo-check" copy={{ eyebrow, heading, lead: paragraphs(lead, own) }}>
      <div className="photo-check stack">
        <p className="without-script">{noScript}</p>
        <Island name="photo-chooser" on="intent">
          <PhotoChooser words={words} maxFiles={photoCheckWords.results.limits.files} />
        </Island>
        <ImageUp className="photo-check-icon" strokeWidth={1.5} />
      </div>
    </Section>
  );
}

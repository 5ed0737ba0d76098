import { contactWords, practice } from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import "./when-we-answer.css";

/** Phone hours, the toll-free number, the relay service, and where to go after hours. */
export function WhenWeAnswer() {
  const { heading, text, tollFree: label, relay, closed } = contactWords.hours;
  const { tollFree } = practice.phones;
  return (
    <div className="when-we-answer">
      <h2>{heading}</h2>
      <p>{text}</p>
      {tollFree ? (
        <p>{fillWith(label, { phone: <a href={`tel:${tollFree}`}>{formatPhone(tollFree)}</a> })}</p>
      ) : null}
      <p>{relay}</p>
      <p>{closed}</p>
    </div>
  );
}

import type { ReactNode } from "react";
import { facts } from "#content/facts";
import { type Office, practice } from "#content/practice";
import { urgentSigns } from "#content/urgent-signs";
import * as officeWords from "#words/offices";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { CallLink } from "../../components/button/button.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { DialogClose, servedDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { UrgentStrip } from "../../components/urgent-strip/urgent-strip.tsx";
import { callSheetId } from "../../data-attributes.ts";
import "./call-sheet.css";

const { heading, say, tollFree: tollFreeLine, closed } = officeWords.call;
const headingId = `${callSheetId}-heading`;

/** Every office's phone with its `status`, the toll-free number, and what to do when closed. */
export function CallSheet({ status }: { status: (office: Office) => ReactNode }) {
  const { tollFree } = practice.phones;
  const link = tollFree && <a href={`tel:${tollFree}`}>{formatPhone(tollFree)}</a>;
  return (
    <dialog
      id={callSheetId}
      {...servedDialog}
      className="modal-dialog call-sheet"
      aria-labelledby={headingId}
    >
      <div className="modal-dialog-body">
        <div className="modal-dialog-head">
          <h2 id={headingId}>{heading}</h2>
          <DialogClose popoverId={callSheetId} />
        </div>
        <p>{say}</p>
        <ul className="call-sheet-offices">
          {practice.offices.map((office) => (
            <li key={office.id} className="call-sheet-office">
              <div>
                <h3>{office.name}</h3>
                {status(office)}
                <p className="fine">{`${office.street}, ${office.suite}`}</p>
              </div>
              <CallLink phone={office.phone}>
                <span className="unbroken">{formatPhone(office.phone)}</span>
              </CallLink>
            </li>
          ))}
        </ul>
        {link ? <p>{fillWith(tollFreeLine, { phone: link })}</p> : null}
        <UrgentStrip call={urgentSigns.call911.label}>
          <strong>{closed.heading}</strong> {closed.text}
        </UrgentStrip>
        {facts["answer.afterHours"] ? <p>{facts["answer.afterHours"]}</p> : null}
      </div>
    </dialog>
  );
}

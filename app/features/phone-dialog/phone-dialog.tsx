import type { ReactNode } from "react";
import { type Office, practice, textLinks } from "#content/practice";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { CallLink } from "../../components/button/button.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { DialogClose, servedDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { SampleText } from "../../components/sample-text/sample-text.tsx";
import { UrgentStrip } from "../../components/urgent-strip/urgent-strip.tsx";
import { phoneDialogId } from "../../data-attributes.ts";
import { useLabels, useTranslation } from "../../page-context.ts";
import "./phone-dialog.css";

const headingId = `${phoneDialogId}-heading`;

/** Every office's phone with its `status`, the toll-free number, and what to do when closed. */
export function PhoneDialog({ status }: { status: (office: Office) => ReactNode }) {
  const { close, phones } = useLabels();
  const isTranslation = useTranslation() !== undefined;
  return (
    <dialog
      id={phoneDialogId}
      {...servedDialog}
      className="modal-dialog phone-dialog"
      aria-labelledby={headingId}
    >
      <div className="modal-dialog-body stack">
        <div className="with-icon">
          <h2 id={headingId}>{phones.heading}</h2>
          <DialogClose popoverId={phoneDialogId} label={close} />
        </div>
        <p>{phones.say}</p>
        <ul className="stack">
          {practice.offices.map((office) => (
            <li key={office.id} className="phone-dialog-office card row">
              <div>
                <h3>{office.name}</h3>
                {isTranslation ? null : status(office)}
                <p className="fine">{`${office.street}, ${office.suite}`}</p>
              </div>
              <CallLink phone={office.phone}>
                <span className="unbroken">{formatPhone(office.phone)}</span>
              </CallLink>
            </li>
          ))}
        </ul>
        <OtherNumbers />
        <UrgentStrip call={phones.call911}>
          <strong>{phones.closed.heading}</strong> {phones.closed.text}
        </UrgentStrip>
        {isTranslation ? null : (
          <p>
            <SampleText text={practice.answers.afterHours} />
          </p>
        )}
      </div>
    </dialog>
  );
}

function OtherNumbers() {
  const { phones } = useLabels();
  const { tollFree } = practice.phones;
  const link = tollFree && <a href={`tel:${tollFree}`}>{formatPhone(tollFree)}</a>;
  return (
    <>
      {link ? <p>{fillWith(phones.tollFree, { phone: link })}</p> : null}
      {textLinks.map(({ href }) => (
        <p key={href}>
          <a href={href}>{phones.text}</a>
        </p>
      ))}
    </>
  );
}

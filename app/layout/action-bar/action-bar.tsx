import { CalendarDays } from "lucide-react";
import { practice, words } from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { CallLink } from "../../components/button/button.tsx";
import { place } from "../../data-attributes.ts";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";
import { actionBarId } from "./action-bar-behavior.ts";
import "./action-bar.css";

/** On phones; always visible without script (action-bar-behavior.ts). */
export function ActionBar() {
  const { name, call } = words.actionBar;
  const phone = practice.phones.tollFree ?? practice.phones.main;
  const book = (
    <>
      <CalendarDays aria-hidden="true" />
      {words.book}
    </>
  );
  return (
    <nav id={actionBarId} className="action-bar" aria-label={name} {...place("menu")}>
      <CallLink phone={phone} kind="outline">
        {call}
        <span className="visually-hidden"> {formatPhone(phone)}</span>
      </CallLink>
      <BookButton>{book}</BookButton>
      <a className="button button-primary without-script" href={paths.schedule}>
        {book}
      </a>
    </nav>
  );
}

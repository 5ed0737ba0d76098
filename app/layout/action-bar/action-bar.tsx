import { CalendarDays, Phone } from "lucide-react";
import { words } from "../../../content-schema/common.ts";
import { practice } from "../../../content-schema/practice.ts";
import { ButtonLink } from "../../components/button/button.tsx";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths } from "../../paths.ts";
import "./action-bar.css";

/**
 * The bar at a phone's foot: call and book, while the page shows no other way to do it
 * (action-bar-behavior.ts). Without script it is always there, and both are links.
 */
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
    <nav className="action-bar" aria-label={name}>
      <ButtonLink href={`tel:${phone}`} kind="outline">
        <Phone aria-hidden="true" />
        {call}
        <span className="visually-hidden"> {formatPhone(phone)}</span>
      </ButtonLink>
      <BookButton source="navbar_mobile">{book}</BookButton>
      <a className="button button-primary without-script" href={paths.schedule}>
        {book}
      </a>
    </nav>
  );
}

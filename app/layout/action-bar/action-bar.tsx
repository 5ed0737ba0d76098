import { CalendarDays } from "lucide-react";
import * as words from "#words/common";
import { place } from "../../data-attributes.ts";
import { BookButton } from "../../features/booking/book-button.tsx";
import { CallButton } from "../../features/call-sheet/call-button.tsx";
import { paths } from "../../paths.ts";
import { actionBarId } from "./action-bar-behavior.ts";
import "./action-bar.css";

/** On phones; always visible without script (action-bar-behavior.ts). */
export function ActionBar() {
  const { name, call } = words.actionBar;
  const book = (
    <>
      <CalendarDays aria-hidden="true" />
      {words.book}
    </>
  );
  return (
    <nav id={actionBarId} className="action-bar" aria-label={name} {...place("menu")}>
      <CallButton kind="outline">{call}</CallButton>
      <BookButton>{book}</BookButton>
      <a className="button button-primary without-script" href={paths.schedule}>
        {book}
      </a>
    </nav>
  );
}

import type { FocusEvent, RefObject } from "react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { privacyChoices } from "#words/footer";
import { Button } from "../components/button/button.tsx";
import { privacyCardId } from "../data-attributes.ts";
import { observeInView } from "../islands/in-view.ts";
import { useCommand } from "../islands/use-command.ts";
import { paths } from "../paths.ts";
import { onConsentChange, readConsent, storeConsent } from "./consent.ts";
import "./privacy-card.css";

/** `unobstructed`: true once the card overlaps none of the page's main actions, and from then on. */
function useUnobstructed() {
  const card = useRef<HTMLElement>(null);
  const [unobstructed, setUnobstructed] = useState(false);
  useEffect(() => {
    const { top, right, bottom, left } = card.current?.getBoundingClientRect() ?? new DOMRect();
    const margins = [-top, right - innerWidth, bottom - innerHeight, -left];
    const actions = document.querySelectorAll("main .button");
    const rootMargin = margins.map((margin) => `${margin}px`).join(" ");
    const observer = observeInView(actions, rootMargin, (covered) => {
      if (covered.size > 0) return;
      setUnobstructed(true);
      observer.disconnect();
    });
    if (actions.length === 0) setUnobstructed(true);
    return () => observer.disconnect();
  }, []);
  return { card, unobstructed };
}

/** Returns whether the card is shown, and the function that stores the answer and restores focus. */
function useConsent(card: RefObject<HTMLElement | null>) {
  const consent = useSyncExternalStore(onConsentChange, readConsent);
  const [opener, setOpener] = useState<Element | null>(null);
  const focusedBefore = useRef<Element>(null);
  useCommand(privacyCardId, ({ source }) => {
    flushSync(() => setOpener(source));
    card.current?.focus();
  });
  const answer = (value: "yes" | "no") => {
    storeConsent(value);
    setOpener(null);
    const next = opener ?? focusedBefore.current ?? document.getElementById("main");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  const isReopened = opener !== null && consent !== "signal";
  return { consent, isReopened, isShown: consent === "open" || isReopened, answer, rememberFocus };
}

const headingId = `${privacyCardId}-heading`;

/** Not modal, and hidden while it overlaps a main action. The footer's button reopens it. */
export default function PrivacyCardIsland() {
  const { card, unobstructed } = useUnobstructed();
  const { consent, isReopened, isShown, answer, rememberFocus } = useConsent(card);
  if (!isShown) return null;
  return (
    <section
      ref={card}
      className="privacy-card stack"
      // Takes part in layout, but is not visible yet.
      data-obstructed={unobstructed || isReopened ? undefined : ""}
      aria-labelledby={headingId}
      tabIndex={-1}
      onFocus={rememberFocus}
    >
      <h2 id={headingId} className="visually-hidden">
        {privacyChoices.heading}
      </h2>
      <p>
        <span>{privacyChoices.states[consent]}</span>{" "}
        <a href={paths.privacy}>{privacyChoices.policy}</a>
      </p>
      {/* With equal emphasis. */}
      <div className="privacy-card-buttons">
        <Button variant="outline" onClick={() => answer("no")}>
          {privacyChoices.no}
        </Button>
        <Button variant="outline" onClick={() => answer("yes")}>
          {privacyChoices.yes}
        </Button>
      </div>
    </section>
  );
}

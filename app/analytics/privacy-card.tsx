import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { practice } from "../../content/practice.ts";
import { privacyChoices } from "../../content/privacy-choices.ts";
import { Button } from "../components/button/button.tsx";
import { askAgain, type Choice, choose, useChoice } from "./choice.ts";
import { useFirstClear } from "./use-first-clear.ts";
import "./privacy-card.css";

const asks = practice.analytics.mode === "consent";

/**
 * The question about visitor statistics, as a card in the page's corner: it stops nobody, and goes
 * when it has its answer. It waits until it stands in front of no main action. The page's foot
 * opens it again.
 */
export function PrivacyCard() {
  const choice = useChoice();
  const [again, setAgain] = useState(false);
  const card = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const clear = useFirstClear(card);
  useEffect(
    () =>
      askAgain.listen((from) => {
        opener.current = from;
        setAgain(true);
        card.current?.focus();
      }),
    [],
  );
  useEffect(() => {
    if (again) card.current?.focus();
  }, [again]);

  const answer = (value: "yes" | "no") => {
    choose(value);
    setAgain(false);
    opener.current?.focus();
    opener.current = null;
  };

  if (!asks || !(choice === "open" || (again && choice !== "signal"))) return null;
  const waits = !(clear || again);
  return <PrivacyQuestion ref={card} waits={waits} choice={choice ?? "open"} onAnswer={answer} />;
}

/** The card itself: what holds now, and the two answers, neither of which stands out. */
export function PrivacyQuestion({
  ref,
  waits = false,
  choice,
  onAnswer,
}: {
  ref?: RefObject<HTMLElement | null>;
  /** Takes its place, but does not show yet. */
  waits?: boolean;
  choice: Choice;
  onAnswer: (value: "yes" | "no") => void;
}) {
  const id = useId();
  return (
    <section
      ref={ref}
      className="privacy-card"
      data-waits={waits ? "" : undefined}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h2 id={id} className="visually-hidden">
        {privacyChoices.heading}
      </h2>
      <p>
        {privacyChoices.states[choice]} <Link to="/legal/privacy">{privacyChoices.policy}</Link>
      </p>
      <div className="privacy-card-buttons">
        <Button kind="outline" onClick={() => onAnswer("no")}>
          {privacyChoices.no}
        </Button>
        <Button kind="outline" onClick={() => onAnswer("yes")}>
          {privacyChoices.yes}
        </Button>
      </div>
    </section>
  );
}

/** In the list of the page's foot: what holds, and the button that lets a visitor change it. */
export function PrivacyControl() {
  const choice = useChoice();
  if (!asks || choice === null) return null;
  return (
    <li>
      {choice === "signal" ? (
        <span>{privacyChoices.states.signal}</span>
      ) : (
        <button
          type="button"
          className="footer-button"
          onClick={({ currentTarget }) => askAgain.ask(currentTarget)}
        >
          {privacyChoices.heading}
        </button>
      )}
    </li>
  );
}

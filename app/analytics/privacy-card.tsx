import { type RefObject, useEffect, useId, useRef, useState } from "react";
import type { privacyChoices } from "../../content-schema/privacy-choices.ts";
import { Button } from "../components/button/button.tsx";
import { useCommand } from "../islands/use-command.ts";
import { type Choice, choose } from "./choice.ts";
import { useChoice } from "./use-choice.ts";
import { useFirstClear } from "./use-first-clear.ts";
import "./privacy-card.css";

export type PrivacyCardProps = { words: typeof privacyChoices; policyPath: string };

/**
 * The question about analytics, as a card in the page's corner: it stops nobody, and goes when it
 * has its answer. It waits until it stands in front of no main action. The footer opens it again.
 */
export function PrivacyCardIsland(props: PrivacyCardProps) {
  const choice = useChoice();
  const [again, setAgain] = useState(false);
  const card = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const clear = useFirstClear(card);
  useCommand("privacy-card", (_, source) => {
    opener.current = source;
    setAgain(true);
    card.current?.focus();
  });
  useEffect(() => {
    if (again) card.current?.focus();
  }, [again]);

  const answer = (value: "yes" | "no") => {
    choose(value);
    setAgain(false);
    opener.current?.focus();
    opener.current = null;
  };

  if (choice === "signal" || !(choice === "open" || again)) return null;
  return (
    <PrivacyQuestion
      {...props}
      ref={card}
      waits={!(clear || again)}
      choice={choice}
      onAnswer={answer}
    />
  );
}

/** The card itself: the state in force and two answers of the same weight. */
export function PrivacyQuestion({
  ref,
  waits = false,
  choice,
  words,
  policyPath,
  onAnswer,
}: PrivacyCardProps & {
  ref?: RefObject<HTMLElement | null>;
  /** Takes its place, but does not show yet. */
  waits?: boolean;
  choice: Exclude<Choice, "signal">;
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
        {words.heading}
      </h2>
      <p>
        <span>{words.states[choice]}</span> <a href={policyPath}>{words.policy}</a>
      </p>
      <div className="privacy-card-buttons">
        <Button kind="outline" onClick={() => onAnswer("no")}>
          {words.no}
        </Button>
        <Button kind="outline" onClick={() => onAnswer("yes")}>
          {words.yes}
        </Button>
      </div>
    </section>
  );
}

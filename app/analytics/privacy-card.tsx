import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type { privacyChoices } from "../../content-schema/privacy-choices.ts";
import { Button } from "../components/button/button.tsx";
import { useCommand } from "../islands/use-command.ts";
import { type Choice, choose, readChoice, subscribe } from "./choice.ts";
import { questionId } from "./marks.ts";
import "./privacy-card.css";

export type PrivacyCardProps = { words: typeof privacyChoices; policyPath: string };

/**
 * Returns whether a card may show: not before it stands clear of the page's main actions, from then
 * on always. On a small screen that is after a little scrolling.
 */
function useFirstClear(card: RefObject<Element | null>): boolean {
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const { top, right, bottom, left } = card.current?.getBoundingClientRect() ?? new DOMRect();
    const margins = [-top, right - innerWidth, bottom - innerHeight, -left];
    const actions = document.querySelectorAll("main .button");
    const covered = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) covered.add(target);
          else covered.delete(target);
        }
        if (covered.size > 0) return;
        setClear(true);
        observer.disconnect();
      },
      { rootMargin: margins.map((margin) => `${margin}px`).join(" ") },
    );
    for (const action of actions) observer.observe(action);
    if (actions.length === 0) setClear(true);
    return () => observer.disconnect();
  }, [card]);
  return clear;
}

/**
 * The question about analytics, as a card in the page's corner: it stops nobody, and goes when it
 * has its answer. It waits until it stands in front of no main action. The footer opens it again.
 */
export function PrivacyCardIsland(props: PrivacyCardProps) {
  const choice = useSyncExternalStore(subscribe, readChoice);
  const [again, setAgain] = useState(false);
  const card = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const clear = useFirstClear(card);
  useCommand(questionId, (_, source) => {
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

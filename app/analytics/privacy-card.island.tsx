import {
  type ComponentProps,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { privacyChoices as words } from "#words/footer";
import { Button } from "../components/button/button.tsx";
import { questionId } from "../data-attributes.ts";
import { observeInView } from "../islands/in-view.ts";
import { useCommand } from "../islands/use-command.ts";
import { paths } from "../paths.ts";
import { type Choice, choose, readChoice, subscribe } from "./choice.ts";
import "./privacy-card.css";

/** `clear`: true once the card overlaps none of the page's main actions, and from then on. */
function useFirstClear() {
  const card = useRef<HTMLElement>(null);
  const [clear, setClear] = useState(false);
  useEffect(() => {
    const { top, right, bottom, left } = card.current?.getBoundingClientRect() ?? new DOMRect();
    const margins = [-top, right - innerWidth, bottom - innerHeight, -left];
    const actions = document.querySelectorAll("main .button");
    const around = margins.map((margin) => `${margin}px`).join(" ");
    const observer = observeInView(actions, around, (covered) => {
      if (covered.size > 0) return;
      setClear(true);
      observer.disconnect();
    });
    if (actions.length === 0) setClear(true);
    return () => observer.disconnect();
  }, []);
  return { card, clear };
}

/** Not modal, and hidden while it overlaps a main action. The footer's button reopens it. */
export default function PrivacyCardIsland() {
  const choice = useSyncExternalStore(subscribe, readChoice);
  /** The button that opened the card again. */
  const [opener, setOpener] = useState<Element | null>(null);
  const { card, clear } = useFirstClear();
  /** What had focus before the card. */
  const before = useRef<Element>(null);
  useCommand(questionId, ({ source }) => {
    flushSync(() => setOpener(source));
    card.current?.focus();
  });

  const answer = (value: "yes" | "no") => {
    choose(value);
    setOpener(null);
    const next = opener ?? before.current ?? document.getElementById("main");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };

  if (choice === "signal" || !(choice === "open" || opener)) return null;
  return (
    <PrivacyQuestion
      ref={card}
      // Takes part in layout, but is not visible yet.
      data-waits={clear || opener ? undefined : ""}
      choice={choice}
      onAnswer={answer}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    />
  );
}

type QuestionProps = ComponentProps<"section"> & {
  choice: Exclude<Choice, "signal">;
  onAnswer: (value: "yes" | "no") => void;
};

/** The card: the current choice and two answers with equal emphasis. */
function PrivacyQuestion({ choice, onAnswer, ...rest }: QuestionProps) {
  const id = useId();
  return (
    <section {...rest} className="privacy-card" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className="visually-hidden">
        {words.heading}
      </h2>
      <p>
        <span>{words.states[choice]}</span> <a href={paths.privacy}>{words.policy}</a>
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

import { useEffect, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import type { FormWords } from "./messages.tsx";

/** A text that is announced only when sending takes a second: else it would be read after the outcome. */
function Late({ text }: { text: string }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? text : null;
}

/** Sends the form; while it is on its way, the button says so. */
export function SubmitButton({ words, isSubmitting }: { words: FormWords; isSubmitting: boolean }) {
  return (
    <>
      <Button type="submit" size="large" aria-disabled={isSubmitting}>
        {isSubmitting ? words.submitting : words.send}
      </Button>
      <p role="status" className="visually-hidden">
        {isSubmitting ? <Late text={words.submitting} /> : null}
      </p>
    </>
  );
}

import { contactForm, officePhones } from "#content";
import { Island } from "../../islands/island.tsx";
import { MessageForm } from "./message-form.tsx";
import "./contact-form.css";

/**
 * The contact form. Without script it posts to the endpoint and navigates; with script the
 * visitor stays on the page.
 */
export function ContactForm({ endpoint }: { endpoint: string }) {
  return (
    <Island name="message-form" on="intent">
      <MessageForm endpoint={endpoint} phones={officePhones} words={contactForm} />
    </Island>
  );
}

import { contactForm, practice } from "#content";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { Island } from "../../islands/island.tsx";
import { MessageForm } from "./message-form.tsx";
import "./contact-form.css";

/**
 * The contact form. Without script it posts to the endpoint and navigates; with script the
 * visitor stays on the page.
 */
export function ContactForm({ endpoint }: { endpoint: string }) {
  const phones = practice.offices.map(({ name, phone }) => ({
    office: name,
    number: phone,
    label: formatPhone(phone),
  }));
  return (
    <Island name="message-form" on="intent">
      <MessageForm {...{ endpoint, phones }} words={contactForm} />
    </Island>
  );
}

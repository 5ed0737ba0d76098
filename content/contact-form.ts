import { contactFormSchema } from "./contact-form-schema.ts";
import { define } from "./define.ts";

/** The words of the contact form. It stands on the contact page once its endpoint is configured. */
export const contactForm = define("content/contact-form.ts", contactFormSchema, {
  eyebrow: "Write to us",
  heading: "Ask us anything that is not medical",
  warning:
    "This form is for questions about visits, prices and directions, so please leave out symptoms, photos and anything else about your health. For care, call us. If we are closed and it cannot wait, go to urgent care or an emergency room, and in an emergency call 911.",
  required: "Please fill in all three.",
  fields: {
    name: { label: "Name", hint: "" },
    email: { label: "Email", hint: "We write back to this address." },
    message: { label: "Message", hint: "A line or two is enough." },
  },
  trap: "Leave this empty",
  send: "Send message",
  submitting: "Sending…",
  submitted: {
    heading: "Thank you. Your message is on its way.",
    text: "We read messages on weekdays, and you can call us if you would rather not wait.",
    again: "Write another message",
  },
  failed: {
    heading: "Your message was not sent",
    refused:
      "The message could not be accepted, but what you wrote is still below. Try again, or call us:",
    unreachable:
      "The message did not reach us, but what you wrote is still below. Check your connection and try again, or call us:",
  },
  summary: "Please check these fields",
  errors: {
    name: "Enter your name. A first name is enough.",
    email: "Enter your email address, so that we can write back.",
    emailForm: "Check your email address. It should look like name@example.com.",
    message: "Write your message.",
  },
});

import { contactFormSchema } from "./contact-form-schema.ts";
import { define } from "./define.ts";

/** The words of the contact form. It stands on the contact page once its endpoint is configured. */
export const contactForm = define("content/contact-form.ts", contactFormSchema, {
  eyebrow: "Write to us",
  heading: "Ask us anything that is not medical",
  warning:
    "Please leave out symptoms, photos and anything about your health. This form is for questions about visits, prices and directions. For care, call us. In an emergency, call 911.",
  required: "Please fill in all three.",
  fields: {
    name: { label: "Name", hint: "" },
    email: { label: "Email", hint: "So that we can answer you." },
    message: { label: "Message", hint: "A line or two is enough." },
  },
  trap: "Leave this empty",
  send: "Send message",
  submitting: "Sending…",
  submitted: {
    heading: "Thank you. Your message is on its way.",
    text: "We read messages on weekdays. If you would rather not wait, call us.",
    again: "Write another message",
  },
  failed: {
    heading: "Your message was not sent",
    refused:
      "The message could not be taken. What you wrote is still below. Try again, or call us:",
    unreachable:
      "We could not be reached. What you wrote is still below. Check your connection and try again, or call us:",
  },
  summary: "Please look at this again",
  errors: {
    name: "Tell us your name. A first name is enough.",
    email: "Enter your email, so that we can answer.",
    emailForm: "Check your email. It should look like name@example.com.",
    message: "Write your message.",
  },
});

import { define } from "./define.ts";
import { visitSchema } from "./visit-schema.ts";

/** The words of the page to read before a visit; the rest of it comes from services and offices. */
export const visit = define("content/visit.ts", visitSchema, {
  expect: {
    eyebrow: "What to expect",
    heading: "No surprises in the room",
    lead: "Open the reason for your visit. You can stop at any time, and a chaperone can be with you.",
    more: "More about the visit",
  },
  bring: {
    eyebrow: "What to bring",
    heading: "A short list is plenty",
    lead: "Forgot something? Come anyway.",
    list: [
      { what: "A photo ID", why: "and the card you want to pay with." },
      {
        what: "A list of your medicines",
        why: "with doses, vitamins and anything you buy without a prescription. Name blood thinners first. Do not stop any medicine on your own; ask us or the doctor who prescribed it.",
      },
      { what: "Allergies", why: "above all to medicines, numbing shots, latex or tape." },
      {
        what: "Creams and wipes you use there",
        why: "or photos of their labels.",
      },
      { what: "Earlier results", why: "such as a colonoscopy report or lab tests." },
      { what: "Your notes", why: "when it began, what helps, what makes it worse." },
      { what: "Someone you trust", why: "if that makes it easier." },
    ],
    source: {
      label: "Source: Making the Most of a Health Care Visit, MSD Manual",
      url: "https://www.msdmanuals.com/home/fundamentals/making-the-most-of-health-care/making-the-most-of-a-health-care-visit",
    },
  },
  questions: {
    eyebrow: "Questions to ask",
    heading: "Choose yours, then print",
    lead: "Tick what you want to ask. Only ticked questions are printed. Nothing is stored or sent, and your ticks are gone when you leave the page.",
    general: "For any visit",
    anyVisit: [
      "What do you think it is, and what else could it be?",
      "What are my options, and what happens if I wait?",
      "What does each option cost me in all?",
      "What should I watch for at home, and whom do I call?",
    ],
    print: "Print my questions",
  },
  offices: {
    eyebrow: "Getting here",
    heading: "Directions and parking",
    lead: "Save the office in your phone, and call from the parking lot if you like.",
    parking: "Parking",
    directions: "Directions",
    ofDirections: "to {office}",
    addToContacts: "Add to contacts",
  },
});

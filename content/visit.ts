import { define } from "./define.ts";
import { facts } from "./facts.ts";
import { practice } from "./practice.ts";
import { visitSchema } from "./visit-schema.ts";

const { answers } = practice;

/** The words of the page to read before a visit; the rest of it comes from services and offices. */
export const visit = define("content/visit.ts", visitSchema, {
  expect: {
    eyebrow: "What to expect",
    heading: "In the room",
    lead: `Choose the reason for your visit. You can stop the exam at any time. ${facts["promise.chaperone"]}`,
    more: "More about the visit",
  },
  asked: {
    eyebrow: "Before you book",
    heading: "What patients ask first",
    lead: "If your question is not here, call us, and you do not have to say why you want to come.",
    list: [
      {
        question: "Can I come today?",
        answer:
          "You can when a time is open that day, so call us as soon as an office opens. If we are closed and it cannot wait, go to urgent care or an emergency room, and in an emergency call 911.",
      },
      {
        question: "What does a first office visit cost?",
        answer: facts["answer.firstVisitPrice"] ?? "",
      },
      { question: "When do I pay?", answer: answers.payment },
      { question: "Can I change or cancel?", answer: answers.cancellation },
      { question: "Do I need a referral?", answer: answers.referral },
      { question: "Do you see people under 18?", answer: answers.ages },
      { question: "Should I fast, or use an enema?", answer: answers.preparation },
      { question: "What if I have my period?", answer: answers.period },
      { question: "Can I drive home?", answer: answers.drivingHome },
      { question: "Is the doctor a man or a woman?", answer: answers.doctorGender },
      { question: "Which languages do you speak?", answer: answers.languages },
    ],
  },
  bring: {
    eyebrow: "What to bring",
    heading: "A short list",
    lead: "Bring what you can, and come anyway if you forget something.",
    list: [
      { what: "A photo ID", why: "and the card that you want to pay with." },
      {
        what: "A list of your medicines",
        why: "with doses, vitamins and anything you buy without a prescription. Name blood thinners first, and do not stop any medicine on your own: ask us or the doctor who prescribed it.",
      },
      { what: "Allergies", why: "especially to medicines, numbing shots, latex or tape." },
      {
        what: "Creams and wipes you use there",
        why: "or photos of their labels.",
      },
      { what: "Earlier results", why: "such as a colonoscopy report or lab tests." },
      { what: "Your notes", why: "on when it began, what helps and what makes it worse." },
      { what: "Someone you trust", why: "if that makes it easier." },
    ],
    source: {
      label: "Source: Making the Most of a Health Care Visit, MSD Manual",
      url: "https://www.msdmanuals.com/home/fundamentals/making-the-most-of-health-care/making-the-most-of-a-health-care-visit",
    },
  },
  questions: {
    eyebrow: "Questions to ask",
    heading: "Choose your questions and print them",
    lead: "Check the questions you want to ask, and only those are printed. Nothing is stored or sent, and your choices are gone when you leave the page.",
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
    heading: "Directions, parking and access",
    lead: "Save the office in your phone, so that you can call us if you get lost.",
    directions: "Directions",
    ofDirections: "to {office}",
    addToContacts: "Add to contacts",
  },
});

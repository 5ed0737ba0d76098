import { define } from "./define.ts";
import { facts } from "./facts.ts";
import { photoConsultSchema } from "./photo-consult-schema.ts";
import { practice } from "./practice.ts";

const { fewestImages, mostImages, fileTypes, state } = practice.photoConsult;
const types = `${fileTypes.slice(0, -1).join(", ")} or ${fileTypes.at(-1)}`;
const count =
  fewestImages === 1 && mostImages === 3 ? "One to three" : `${fewestImages} to ${mostImages}`;

/** The words of the photo consult page. */
export const photoConsult = define("content/photo-consult.ts", photoConsultSchema, {
  start: "Start the form",
  startNote: `The secure form opens in a new tab. ${state} residents, 18 or older. Not for emergencies: call 911.`,
  reviewer: `Your photos are reviewed by a board-certified proctologist (${facts["provider.board"]}).`,
  steps: {
    eyebrow: "How it works",
    heading: "Four steps, from home",
    list: [
      {
        heading: "Fill in the form",
        text: "Say what you notice and since when. The form asks for your telehealth consent before anything else: what a photo can show, what it cannot, and who looks at it.",
      },
      {
        heading: `Upload ${count.toLowerCase()} clear images`,
        text: `${types} only. The tips below help you take them alone, in a few minutes.`,
      },
      {
        heading: `Pay ${facts["price.photoConsult"]}`,
        text: "That is the whole price. Nothing is added later.",
      },
      {
        heading: "Read your report",
        text: `You get a report ${facts["photoConsult.turnaround"]}, with your images labeled. It comes by a secure link, or by email if you choose that after we tell you what email cannot protect.`,
      },
    ],
  },
  taking: {
    eyebrow: "Taking the photos",
    heading: "You can do this alone",
    lead: "Pick a room with a door that locks and a clean, light floor. Most people need three tries. That is normal.",
    list: [
      { icon: "flash", heading: "Flash on", text: "Even in daylight. Shadows hide what matters." },
      {
        icon: "camera",
        heading: "Use the back camera",
        text: "It is sharper than the selfie side.",
      },
      { icon: "timer", heading: "Set the timer", text: "Ten seconds give you time to settle." },
      {
        icon: "floor",
        heading: "Phone on the floor",
        text: "Lay it flat, camera facing up. Squat over it, then hold still.",
      },
    ],
  },
  images: {
    eyebrow: "Image guidelines",
    heading: "What makes a photo useful",
    good: "Do",
    bad: "Don’t",
    do: [
      { art: "close", text: "A clear close-up that fills the frame" },
      { art: "whole", text: "The whole opening in view, with the area that bothers you" },
      { art: "type", text: `The right file type: ${types}` },
    ],
    dont: [
      { art: "blur", text: "Blurred or shaky" },
      { art: "dark", text: "Too dark, or half in shadow" },
      { art: "far", text: "Too far away, or the area cut off" },
    ],
  },
  cannot: {
    eyebrow: "Good to know",
    heading: "What a photo cannot do",
    text: "A photo shows the outside only. It cannot find bleeding inside, and it cannot replace an exam when one is needed. If the doctor sees a reason to be examined, the report says so. A paid consult is care by the doctor; reading this page is not.",
    link: "Read the Medical Disclaimer",
    notices: "Your right to a price estimate and telehealth consent: Patient notices",
  },
  cta: {
    eyebrow: "Ready",
    heading: `${facts["price.photoConsult"]}. A doctor’s eyes on it ${facts["photoConsult.turnaround"]}.`,
    print: "Print these instructions",
  },
});

import { define } from "./define.ts";
import { facts } from "./facts.ts";
import { photoConsultSchema } from "./photo-consult-schema.ts";
import { practice } from "./practice.ts";

const { fewestImages, mostImages, fileTypes, state } = practice.photoConsult;
const types = `${fileTypes.slice(0, -1).join(", ")} or ${fileTypes.at(-1)}`;
const count =
  fewestImages === 1 && mostImages === 3 ? "One to three" : `${fewestImages} to ${mostImages}`;
const { answers } = practice;

/**
 * The words of the photo consult page and its section on the video visit. `{hotline}` becomes the
 * link of `children.link`.
 */
export const photoConsult = define("content/photo-consult.ts", photoConsultSchema, {
  start: "Start the form",
  startNote: `The secure form opens in a new tab. It is only for ${state} residents who are 18 or older, and it is not for emergencies: call 911.`,
  reviewer: `A board-certified proctologist (${facts["provider.board"]}) reviews your photos.`,
  steps: {
    eyebrow: "How it works",
    heading: "Four steps, from home",
    list: [
      {
        heading: "Fill in the form",
        text: "Tell us what you notice and when it began. Before anything else, the form explains what a photo can and cannot show, says who looks at it, and asks for your telehealth consent.",
      },
      {
        heading: `Upload ${count.toLowerCase()} clear images`,
        text: `The form takes ${types} only. The tips below help you take the photos on your own in a few minutes.`,
      },
      {
        heading: `Pay ${facts["price.photoConsult"]}`,
        text: "That is the whole price for the review and the report, and nothing is added later.",
      },
      {
        heading: "Read your report",
        text: `Your report, with your images labeled, is ready ${facts["photoConsult.turnaround"]}. We send it by secure link, or by email on request once we have explained what email cannot protect.`,
      },
    ],
  },
  taking: {
    eyebrow: "Taking the photos",
    heading: "You can do this alone",
    lead: "Choose a room with a door that locks and a clean, light floor. It may take you a few tries, and that is fine.",
    list: [
      {
        icon: "flash",
        heading: "Flash on",
        text: "Use the flash even in daylight, because shadows hide the details that matter.",
      },
      {
        icon: "camera",
        heading: "Use the back camera",
        text: "It takes a sharper picture than the camera on the screen side of your phone.",
      },
      {
        icon: "timer",
        heading: "Set the timer",
        text: "Ten seconds give you enough time to get into place and hold still.",
      },
      {
        icon: "floor",
        heading: "Phone on the floor",
        text: "Lay it flat with the camera facing up, squat over it and then hold still.",
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
  photos: {
    eyebrow: "Your photos",
    heading: "Who sees them, and what happens to them",
    children: {
      question: "Whose photos may I send?",
      answer:
        "Send photos of yourself only, and only if you are 18 or older. Never take or send such a photo of anyone under 18, not even of your own child: call the child’s doctor instead. If you think that a child is being abused, call 911 when there is danger now, or reach the {hotline} at any hour.",
      link: {
        label: "Childhelp National Child Abuse Hotline",
        url: "https://www.childhelphotline.org/",
      },
    },
    answers: [
      { question: "Who sees my photos?", answer: answers.photosSeenBy },
      { question: "Where are they kept?", answer: answers.photosKept },
      { question: "How long are they kept?", answer: answers.photosKeptFor },
      {
        question: "Does my phone keep a copy?",
        answer:
          "Yes, and many phones also copy each new photo to a cloud account such as iCloud or Google Photos. You can turn that off before you start. Otherwise, delete the photos afterward from your phone, from the cloud, and from the folder of deleted items in both.",
      },
      { question: "What if my photos cannot be used?", answer: answers.retake },
      { question: "Can I get my money back?", answer: answers.refund },
    ],
  },
  telehealth: {
    eyebrow: "Telehealth Visit",
    heading: `See the doctor by video, ${facts["price.telehealth"]}`,
    lead: `${facts["price.telehealth"]} is the whole price of one secure video visit with the doctor. It is for people who are 18 or older and in ${state} during the visit.`,
    good: {
      heading: "What it is good for",
      list: [
        "Talking something over before you decide whether to come in",
        "Asking about a test result, a medicine, or a treatment that you were offered",
        "Finding out whether you need an exam, and how soon",
        "Checking in after a visit, when the doctor agrees that video is enough",
      ],
    },
    how: {
      heading: "How it runs",
      list: [
        "You book a time online or by phone, and agree to care by video before the visit.",
        "You sit down in a private, well-lit room with your phone or computer.",
        "You tell the doctor what you notice, and you do not have to show anything on camera.",
        "You hear what the doctor thinks and what to do next, and whether you need an exam.",
      ],
    },
    book: "Book a video visit",
    note: "A video cannot replace an exam when you need one, and it is not for emergencies: call 911.",
    cancellation: answers.cancellation,
  },
  cannot: {
    eyebrow: "Good to know",
    heading: "What a photo cannot do",
    text: "A photo shows only the outside. It cannot find bleeding inside, and it cannot replace an exam when you need one. If the doctor thinks that you should be examined, your report says so. A paid consult is care by the doctor, but reading this page is not.",
    urgent:
      "If it cannot wait for a report, call us today. If we are closed, go to urgent care or an emergency room, and in an emergency call 911.",
    link: "Read the Medical Disclaimer",
    notices: "Your right to a price estimate and telehealth consent: Patient notices",
  },
  cta: {
    eyebrow: "Ready",
    heading: `${facts["price.photoConsult"]}. A doctor’s eyes on it ${facts["photoConsult.turnaround"]}.`,
    print: "Print these instructions",
  },
});

import { paths } from "../app/paths.ts";
import { define } from "./define.ts";
import { doctorsCounted } from "./doctors.ts";
import { facts } from "./facts.ts";
import { homeSchema } from "./home-schema.ts";
import { capital } from "./in-words.ts";
import { samples } from "./samples.ts";

/** The words of the home page, section by section. */
export const home = define("content/home.ts", homeSchema, {
  hero: {
    book: "Book Your Appointment Now",
    call: `Call ${facts["phone.main"]}`,
    facts: [
      { value: `${facts["rating.value"]} / 5`, label: `from ${facts["rating.count"]} ratings` },
      { value: "Same day", label: "treatment may be possible" },
      { value: facts["price.photoConsult"] ?? "", label: "photo consult" },
    ],
    source: facts["rating.source"] ?? "",
  },
  symptoms: {
    heading: "What brings you in?",
    more: "Something else? See all services",
  },
  press: {
    heading: "Press and media",
    note: samples.press ? "Sample names" : null,
    pause: "Pause the moving names",
    play: "Play the moving names",
  },
  welcome: {
    eyebrow: "Welcome",
    heading: "You won’t surprise us. You will be heard.",
    first:
      "It is not easy to tell anyone about itching, bleeding, pain or a lump. Here it is what we talk about all day, so you get a straight answer, a price before any treatment, and a plan that fits your life.",
    rest: [
      `A visit starts with a talk, fully dressed. If an exam makes sense, we tell you each step before we take it. ${facts["promise.chaperone"]} You can stop at any time, for any reason.`,
      "Treatment may be possible in the same visit, with numbing medicine, if the exam shows that it is right for you. If it is not, you go home knowing what comes next and what it costs.",
      "We are out of network and do not bill insurance, so you pay us directly and know the price first.",
    ],
    link: { label: "Meet the provider", href: paths.about },
  },
  fromHome: {
    eyebrow: "Solutions from home",
    heading: "Not ready to come in? Start here.",
    photo: {
      heading: "Photo Consult",
      text: `Upload one to three photos of yourself. A board-certified proctologist (${facts["provider.board"]}) looks at them and sends you a report ${facts["photoConsult.turnaround"]}.`,
      points: [
        `${facts["photoConsult.state"]} residents, 18 or older`,
        "JPEG, PDF or PNG",
        "Labeled report",
      ],
    },
    video: {
      heading: "Telehealth Visit",
      text: "Talk with the doctor by secure video from a private place in California, and get a plan for what to do next.",
      points: ["Questions, results and next steps", "Weekday times", "Most HSA and FSA cards"],
    },
    book: "BOOK NOW",
  },
  sameDay: {
    eyebrow: "Same-Day Treatments",
    heading: "Seen, examined and, if it is right for you, treated.",
    text: "Same-day treatment may be possible if the exam shows that it is right for you. Removing a skin tag, for one, takes under 30 minutes with local anesthesia. You agree to the package price before anything starts.",
    book: "BOOK NOW",
    schedule: "SCHEDULE NOW",
    steps: [
      {
        heading: "Talk",
        text: "You sit fully dressed, behind a closed door, and say as much or as little as you like.",
      },
      {
        heading: "Exam",
        text: "Each step is explained before it happens, and you can stop the exam at any time.",
      },
      {
        heading: "Choice",
        text: "You hear what your options are and what each one costs before you choose.",
      },
      {
        heading: "Treatment",
        text: "It can start the same day if it is right and you want it. You can also go home and think.",
      },
    ],
  },
  treatments: { eyebrow: "Treatments", heading: "What we treat" },
  locations: {
    eyebrow: "Our Locations",
    heading: `${capital(facts["offices.counted"] ?? "")}, ${doctorsCounted}`,
    book: "BOOK ONLINE",
  },
});

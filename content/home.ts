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
      "Itching, bleeding, pain and lumps are among the most common reasons people need a doctor, and among the most postponed. We do this all day. You get a straight answer, a price before treatment, and a plan you can live with.",
    rest: [
      "A visit starts with a talk, fully dressed. If an exam makes sense, we say what we will do before we do it. A chaperone can be in the room. You can stop at any time.",
      "Often the cause is clear within minutes. When treatment is safe to do on the spot, it can happen in the same visit, under numbing medicine. When it is not, you leave knowing what comes next and what it costs.",
      "We are out of network and send no insurance forms. That keeps the visit private and the price simple.",
    ],
    link: { label: "Meet the doctor", href: paths.about },
  },
  fromHome: {
    eyebrow: "Solutions from home",
    heading: "Not ready to come in? Start here.",
    photo: {
      heading: "Photo consult",
      text: `Upload one to three photos. A board-certified proctologist (${facts["provider.board"]}) reviews them and you get a report ${facts["photoConsult.turnaround"]}.`,
      points: ["California residents", "JPEG, PDF or PNG", "Labeled report"],
    },
    video: {
      heading: "Telehealth visit",
      text: "A secure video visit with the doctor, from wherever in California you feel at ease.",
      points: ["Private video", "Weekday times", "Most HSA and FSA cards"],
    },
    book: "BOOK NOW",
  },
  sameDay: {
    eyebrow: "Same-day treatments",
    heading: "Seen, examined and, if it is right for you, treated.",
    text: "Many office procedures take minutes under local anesthesia. Treatment the same day is possible when the exam shows that it is right for you. The package price is agreed before anything starts.",
    book: "BOOK NOW",
    schedule: "SCHEDULE NOW",
    steps: [
      { heading: "Talk", text: "Dressed, behind a closed door. You say as much as you like." },
      { heading: "Look", text: "A short exam, told step by step. You can stop at any time." },
      { heading: "Decide", text: "Your options, with the price of each, on paper." },
      {
        heading: "Treat",
        text: "Today, if it is right and you want it. Home by yourself, most often.",
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

import { ButtonLink } from "../button/button.tsx";
import { Triage } from "./triage.tsx";

export const states = {
  "three questions": (
    <Triage
      heading="Should it wait? Three questions"
      answers={[
        {
          question: "Is it heavy?",
          advice: "Call 911.",
          actions: <ButtonLink href="tel:911">Call 911</ButtonLink>,
        },
        { question: "Is it new and sore?", advice: "Call us today.", actions: null },
        { question: "None of these?", advice: "Book a visit.", actions: null },
      ]}
    />
  ),
};

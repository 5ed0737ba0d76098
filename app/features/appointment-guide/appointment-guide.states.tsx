import { visit } from "#content";
import { AppointmentGuide } from "./appointment-guide.tsx";

const { guide } = visit;

export const states = {
  "the first of two reasons is chosen": (
    <AppointmentGuide
      words={guide.words}
      reasons={[
        { id: "unsure", ...guide.unsure, questions: [] },
        {
          id: "pain",
          title: "Anal Pain",
          paragraphs: [{ question: "Can I stop?", text: "Yes, at any time." }],
          questions: guide.anyVisit.slice(0, 2),
          href: "/service/anal-pain#visit",
        },
      ]}
      anyVisit={guide.anyVisit}
    />
  ),
};

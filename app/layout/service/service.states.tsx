import { Sources } from "./citations.tsx";
import { Glance } from "./service-page.tsx";
import { Faq, Questions, ReviewLine } from "./service-text.tsx";

const review = {
  author: { sample: false, name: "the practice" },
  reviewer: { sample: false, name: "Dr. Jane Example, DO" },
  lastReviewed: "2026-11-01",
  nextReview: "2999-11-01",
};
const source = {
  organization: "Sample Society",
  title: "A guide to the subject",
  year: 2024,
  url: "https://example.com/guide",
};

export const states = {
  "at a glance": (
    <Glance
      entries={[
        { label: "Time", value: "Under 30 minutes" },
        { label: "Photo consult", value: "$39.95" },
        { label: "Back to work", value: "The same day" },
      ]}
    />
  ),
  "reviewed and signed": <ReviewLine review={review} />,
  "not reviewed yet": (
    <ReviewLine review={{ ...review, reviewer: { ...review.reviewer, sample: true } }} />
  ),
  "the review is overdue": (
    <ReviewLine review={{ ...review, lastReviewed: "2020-11-01", nextReview: "2021-11-01" }} />
  ),
  "questions to bring": <Questions questions={["What else could it be?", "And then?"]} />,
  "common questions": (
    <Faq
      entries={[
        { question: "Does it hurt?", answer: "You may feel some pressure." },
        { question: "Can I stop?", answer: "Yes, at any time." },
      ]}
    />
  ),
  "sources, one without a date of its own": (
    <Sources
      sources={[
        source,
        { ...source, title: "A page", url: "https://example.com/page", accessed: "2026-11-01" },
      ]}
    />
  ),
};

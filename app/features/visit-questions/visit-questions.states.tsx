import { visit } from "../../../content-schema/visit.ts";
import { VisitQuestions } from "./visit-questions.tsx";

const questions = visit.questions.anyVisit;

export const states = {
  "one group, unfolded": (
    <VisitQuestions
      name="Questions to ask"
      print="Print my questions"
      groups={[{ title: "For any visit", questions }]}
    />
  ),
  "several groups, the first unfolded": (
    <VisitQuestions
      name="Questions to ask"
      print="Print my questions"
      groups={[
        { title: "About the treatment", questions: questions.slice(0, 2) },
        { title: "About the price", questions: questions.slice(2) },
      ]}
    />
  ),
};

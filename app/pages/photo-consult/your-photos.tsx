import { photoConsult } from "../../../content-schema/photo-consult.ts";
import { AnswerList } from "../../components/answer-list/answer-list.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Section } from "../../components/section/section.tsx";

/** Whose photos may be sent, who sees them, where they stay, and what happens if they cannot be used. */
export function YourPhotos() {
  const { eyebrow, heading, answers, children } = photoConsult.photos;
  const link = <a href={children.link.url}>{children.link.label}</a>;
  return (
    <Section eyebrow={eyebrow} heading={heading}>
      <AnswerList
        list={[
          { question: children.question, answer: fillWith(children.answer, { hotline: link }) },
          ...answers,
        ]}
      />
    </Section>
  );
}

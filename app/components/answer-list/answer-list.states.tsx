import { AnswerList } from "./answer-list.tsx";

export const states = {
  "three answers": (
    <AnswerList
      list={[
        { question: "Can I come today?", answer: "Sometimes. Call us as soon as an office opens." },
        { question: "Do I need a referral?", answer: "No." },
        {
          question: "Who sees my photos?",
          answer: (
            <>
              The doctor. <a href="/legal/notices">Patient notices</a>
            </>
          ),
        },
      ]}
    />
  ),
};

import { AnswerList, Disclosure } from "./disclosure.tsx";

export const states = {
  folded: <Disclosure label="Does it hurt?">You may feel some pressure.</Disclosure>,
  open: (
    <Disclosure label="Can I stop?" open>
      Yes, at any time.
    </Disclosure>
  ),
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

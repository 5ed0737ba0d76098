import { Contents } from "./contents.tsx";

export const states = {
  "three entries": (
    <Contents
      entries={[
        { id: "overview", label: "Small tear, big opinion" },
        { id: "causes", label: "Why the skin tears" },
        { id: "symptoms", label: "A sting, then an ache" },
      ]}
    />
  ),
};

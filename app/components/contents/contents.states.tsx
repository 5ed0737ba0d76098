import { Contents } from "./contents.tsx";

export const states = {
  "three entries": (
    <Contents
      entries={[
        { id: "overview", label: "What is an anal fissure?" },
        { id: "causes", label: "Causes" },
        { id: "symptoms", label: "Symptoms" },
      ]}
    />
  ),
};

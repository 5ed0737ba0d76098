import type { CSSProperties, ReactElement } from "react";

type States = Readonly<Record<string, ReactElement>>;

const modules = import.meta.glob<{ states: States }>("../{components,features}/*/*.states.tsx", {
  eager: true,
});
const name = (file: string) => file.replace(/^.*\/|\.states\.tsx$/g, "");
const page: CSSProperties = { maxInlineSize: "80rem", marginInline: "auto", padding: "2rem 1rem" };
const frame: CSSProperties = { padding: "1rem", border: "1px dashed var(--line)" };

export const meta = () => [
  { title: "Examples: every component in every state" },
  { name: "robots", content: "noindex" },
];

/** Every component in every state that its folder names. The development server alone has it. */
export default function Examples() {
  return (
    <div style={page}>
      <h1>Every component in every state</h1>
      {Object.entries(modules).map(([file, { states }]) => (
        <div key={file} data-component={name(file)}>
          <h2 style={{ marginBlock: "3rem 1rem" }}>{name(file)}</h2>
          {Object.entries(states).map(([state, example]) => (
            <div key={state} data-state={state}>
              <p>{state}</p>
              <div style={frame}>{example}</div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

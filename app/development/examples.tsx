import type { ReactElement } from "react";

type States = Readonly<Record<string, ReactElement>>;

/** The files of named states. */
export const modules = import.meta.glob<{ states: States }>(
  ["../{components,features,layout}/*/*.states.tsx", "../analytics/*.states.tsx"],
  { eager: true },
);
const name = (file: string) => file.replace(/^.*\/|\.states\.tsx$/g, "");
// Layout containment makes the frame the containing block of fixed elements.
const frame = { contain: "layout", padding: "1rem", border: "1px dashed var(--line)" };

/** Every named state of components, features and layout parts; on the development server only. */
export default function Examples() {
  return (
    <div className="page-body page-width">
      <h1>Every component in every state</h1>
      <ul className="button-row">
        {Object.keys(modules).map((file) => (
          <li key={file}>
            <a href={`#examples-${name(file)}`}>{name(file)}</a>
          </li>
        ))}
      </ul>
      {Object.entries(modules).map(([file, { states }]) => (
        <div key={file} id={`examples-${name(file)}`} data-component={name(file)}>
          <h2 style={{ marginBlock: "3rem 1rem" }}>{name(file)}</h2>
          {Object.entries(states).map(([state, example]) => (
            <div key={state} data-state={state}>
              <p style={{ marginBlockStart: "1.5rem" }}>{state}</p>
              <div style={frame} data-example>
                {example}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

import { credentials } from "../../../content-schema/credentials.ts";
import { providerWords } from "../../../content-schema/provider-words.ts";
import { Section } from "../../components/section/section.tsx";

/** Where the doctor trained, which offices and awards followed. Empty lists are left out. */
export function Training() {
  const { eyebrow, heading, schools, leadership, awards } = providerWords.training;
  const groups = [
    { title: schools, list: credentials.training },
    { title: leadership, list: credentials.leadership },
    { title: awards, list: credentials.awards },
  ].filter(({ list }) => list.length > 0);
  if (groups.length === 0) return null;
  return (
    <Section ground="sand" eyebrow={eyebrow} heading={heading}>
      <div className="provider-training">
        {groups.map(({ title, list }) => (
          <div key={title}>
            <h3>{title}</h3>
            <dl>
              {list.map(({ what, where }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{where}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>
  );
}

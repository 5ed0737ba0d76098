import { credentials, providerWords } from "#content";
import { Section } from "../../components/section/section.tsx";

type Entries = readonly { what: string; where: string }[];

function Group({ title, list }: { title: string; list: Entries }) {
  return list.length > 0 ? (
    <div>
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
  ) : null;
}

/** Education, positions and awards; omits empty lists. */
export function Training() {
  const { eyebrow, heading, ...titles } = providerWords.training;
  const { training, leadership, awards } = credentials;
  if (training.length + leadership.length + awards.length === 0) return null;
  return (
    <Section background="sand" eyebrow={eyebrow} heading={heading}>
      <div className="provider-training">
        <Group title={titles.schools} list={training} />
        <div>
          <Group title={titles.leadership} list={leadership} />
          <Group title={titles.awards} list={awards} />
        </div>
      </div>
    </Section>
  );
}

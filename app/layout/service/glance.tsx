import { type Service, serviceWords } from "#content";

/** Key facts: a bar of four, on phones two by two. */
export function Glance({ facts }: { facts: Service["glance"] }) {
  return (
    <section className="glance" aria-labelledby="glance">
      <h2 id="glance" className="visually-hidden">
        {serviceWords.glance}
      </h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

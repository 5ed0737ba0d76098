import type { Office } from "#content/practice";

/** The two lines of a US postal address. */
export function AddressLines({ office }: { office: Office }) {
  return (
    <>
      {`${office.street}, ${office.suite}`}
      <br />
      {`${office.city}, ${office.state}\u00a0${office.zip}`}
    </>
  );
}

type Address = { street: string; suite: string; city: string; state: string; zip: string };

/** The two lines of a US postal address. */
export function AddressLines({ address }: { address: Address }) {
  const { street, suite, city, state, zip } = address;
  return (
    <>
      {`${street}, ${suite}`}
      <br />
      {`${city}, ${state} ${zip}`}
    </>
  );
}

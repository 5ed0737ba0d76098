type Address = { street: string; suite: string; city: string; state: string; zip: string };

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

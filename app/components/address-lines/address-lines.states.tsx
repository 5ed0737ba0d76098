import { AddressLines } from "./address-lines.tsx";

const address = {
  street: "000 Sample Street",
  suite: "Suite 1",
  city: "Sample City",
  state: "CA",
  zip: "90000",
};

export const states = {
  "an address": (
    <address>
      <AddressLines address={address} />
    </address>
  ),
};

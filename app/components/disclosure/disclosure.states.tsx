import { Disclosure } from "./disclosure.tsx";

export const states = {
  folded: <Disclosure label="Does it hurt?">You may feel some pressure.</Disclosure>,
  open: (
    <Disclosure label="Can I stop?" open>
      Yes, at any time.
    </Disclosure>
  ),
};

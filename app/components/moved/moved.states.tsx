import { Moved } from "./moved.tsx";

export const states = {
  // It leads on at once: to this very page.
  "a page that has moved": <Moved to="/examples" label="the examples" />,
};

import { Emphasis } from "./emphasis.tsx";

export const states = {
  "one word": <Emphasis text="Calm care for the things *nobody* likes to talk about." />,
  none: <Emphasis text="A doctor you can tell anything" />,
};

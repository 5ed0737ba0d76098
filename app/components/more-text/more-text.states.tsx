import { MoreText } from "./more-text.tsx";

export const states = {
  folded: (
    <MoreText>
      <p>A visit starts with a talk, fully dressed.</p>
    </MoreText>
  ),
};

import { Island } from "../../islands/island.tsx";
import { ExampleDialog } from "./example-dialog.tsx";

export const states = {
  "closed, and open by its button": (
    <Island name="example-dialog" on="intent">
      <ExampleDialog />
    </Island>
  ),
};

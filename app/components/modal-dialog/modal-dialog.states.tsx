import { ExampleDialog } from "../../development/example-dialog.tsx";
import { Island } from "../../islands/island.tsx";

export const states = {
  "closed, and open by its button": (
    <Island name="example-dialog" on="intent">
      <ExampleDialog />
    </Island>
  ),
};

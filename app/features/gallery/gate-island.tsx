import { Island } from "../../islands/island.tsx";

/** The gate for links with `data-opens="gate"`, once on every page; galleries bring their own. */
export function GateDialog() {
  return <Island name="menu-gate" id="gate" on="intent" />;
}

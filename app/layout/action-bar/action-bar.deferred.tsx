import { BookButton, CallButton } from "../../components/button/button.tsx";
import { area } from "../../data-attributes.ts";
import { useLabels } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import { actionBarId } from "./action-bar-behavior.ts";
import "./action-bar.css";

/** On phones; always visible without script (action-bar-behavior.ts). */
export function ActionBar() {
  const labels = useLabels();
  return (
    <nav id={actionBarId} className="action-bar" aria-label={labels.bar.name} {...area("menu")}>
      <CallButton variant="outline">{labels.bar.call}</CallButton>
      <BookButton>{labels.book}</BookButton>
      <a className="button button-primary without-script" href={paths.schedule}>
        {labels.book}
      </a>
    </nav>
  );
}

import { Check } from "lucide-react";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import * as panelWords from "#words/accessibility-panel";
import { Button } from "../../components/button/button.tsx";
import { DialogClose } from "../../components/modal-dialog/modal-dialog.tsx";
import { useDebounced } from "../../islands/use-debounced.ts";
import {
  changeSettings,
  onSettingsChange,
  panelId,
  readSettings,
  type SettingName,
  settingNames,
} from "./settings.ts";
import "./accessibility-panel.css";

/** How long an announcement stays in the live region (specification, section 9; milliseconds). */
const announcementMs = 1000;

function useFocusOnOpen(): void {
  useEffect(() => {
    const panel = document.getElementById(panelId);
    // In a closed panel it does nothing.
    const focus = () => panel?.querySelector("button")?.focus();
    focus();
    panel?.addEventListener("toggle", focus);
    return () => panel?.removeEventListener("toggle", focus);
  }, []);
}

type SwitchProps = { setting: SettingName; checked: boolean; onClick: () => void };

function Switch({ setting, checked, onClick }: SwitchProps) {
  const id = useId();
  const { label, hint } = panelWords.form.settings[setting];
  return (
    <button
      type="button"
      role="switch"
      className="settings-form-switch with-icon"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      onClick={onClick}
    >
      <span>
        <b id={id}>{label}</b>
        <small id={`${id}-hint`} className="fine">
          {hint}
        </small>
      </span>
      <span className="settings-form-track" aria-hidden="true">
        <span>{checked ? <Check /> : null}</span>
      </span>
    </button>
  );
}

/** The panel's content. */
export default function SettingsForm() {
  const on = useSyncExternalStore(onSettingsChange, readSettings, () => "").split(" ");
  const [announcement, setAnnouncement] = useState({ text: "" });
  const isExpired = useDebounced(announcement, announcementMs) === announcement;
  useFocusOnOpen();

  const change = (label: string, changed: readonly SettingName[], to: boolean) => {
    changeSettings(changed, to);
    const state = to ? panelWords.form.enabled : panelWords.form.disabled;
    setAnnouncement({ text: `${label} ${state}` });
  };

  return (
    <>
      <div className="with-icon">
        <h2>{panelWords.name}</h2>
        <DialogClose onClick={() => document.getElementById(panelId)?.hidePopover()} />
      </div>
      <p className="quiet">{panelWords.form.intro}</p>
      <ul className="settings-form-list">
        {settingNames.map((setting) => {
          const checked = on.includes(setting);
          const { label } = panelWords.form.settings[setting];
          const toggle = () => change(label, [setting], !checked);
          return (
            <li key={setting}>
              <Switch setting={setting} checked={checked} onClick={toggle} />
            </li>
          );
        })}
      </ul>
      <Button variant="outline" onClick={() => change(panelWords.form.all, settingNames, false)}>
        {panelWords.form.reset}
      </Button>
      {/* Screen readers announce each change (WCAG 4.1.3). */}
      <p className="visually-hidden" aria-live="polite" aria-atomic="true">
        {isExpired ? "" : announcement.text}
      </p>
    </>
  );
}

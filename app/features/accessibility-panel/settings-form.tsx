import { Check } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { accessibilityPanel as words } from "../../../content/accessibility-panel.ts";
import { Announcement } from "../../components/announcement/announcement.tsx";
import { Button } from "../../components/button/button.tsx";
import { DialogClose } from "../../components/modal-dialog/modal-dialog.tsx";
import { changeSettings, onSettingsChange, readSettings, settingNames } from "./settings.ts";
import "./settings-form.css";

/** How long an announcement stays (specification, section 9; milliseconds). */
const announced = 1000;

/** The panel's contents: four switches, a reset, and what they say to screen readers. */
export function SettingsForm({ onClose }: { onClose: () => void }) {
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const on = useSyncExternalStore(onSettingsChange, readSettings, () => "").split(" ");
  const [said, setSaid] = useState({ text: "" });

  useEffect(() => close.current?.focus(), []);
  useEffect(() => {
    if (!said.text) return;
    const timer = setTimeout(() => setSaid({ text: "" }), announced);
    return () => clearTimeout(timer);
  }, [said]);

  const reset = () => {
    changeSettings(Object.fromEntries(settingNames.map((name) => [name, false])));
    setSaid({ text: `${words.all} ${words.disabled}` });
  };

  return (
    <>
      <div className="settings-form-head">
        <h2>{words.name}</h2>
        <DialogClose ref={close} onClick={onClose} />
      </div>
      <p className="settings-form-intro">{words.intro}</p>
      <ul className="settings-form-list">
        {settingNames.map((name) => {
          const { label, hint } = words.settings[name];
          const checked = on.includes(name);
          return (
            <li key={name}>
              <button
                type="button"
                role="switch"
                className="settings-form-switch"
                aria-checked={checked}
                aria-labelledby={`${id}${name}`}
                aria-describedby={`${id}${name}-hint`}
                onClick={() => {
                  changeSettings({ [name]: !checked });
                  setSaid({ text: `${label} ${checked ? words.disabled : words.enabled}` });
                }}
              >
                <span>
                  <b id={`${id}${name}`}>{label}</b>
                  <small id={`${id}${name}-hint`}>{hint}</small>
                </span>
                <span className="settings-form-track" aria-hidden="true">
                  <span>{checked ? <Check /> : null}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button kind="outline" onClick={reset}>
        {words.reset}
      </Button>
      <Announcement>{said.text}</Announcement>
    </>
  );
}

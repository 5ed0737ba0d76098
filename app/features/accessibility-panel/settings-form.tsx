import { Check } from "lucide-react";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { settingsWords as words } from "../../../content-schema/accessibility-panel.ts";
import { Announcement } from "../../components/announcement/announcement.tsx";
import { Button } from "../../components/button/button.tsx";
import { DialogClose } from "../../components/modal-dialog/modal-dialog.tsx";
import { changeSettings, onSettingsChange, readSettings, settingNames } from "./settings.ts";
import "./settings-form.css";

/** How long an announcement stays (specification, section 9; milliseconds). */
const announced = 1000;

const panelOf = (part: HTMLElement | null) => part?.closest<HTMLElement>("[popover]");

/** The panel's contents: four switches, a reset, and what they say to screen readers. */
export function SettingsForm({ name }: { name: string }) {
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  const on = useSyncExternalStore(onSettingsChange, readSettings, () => "").split(" ");
  const [said, setSaid] = useState({ text: "" });

  // Focus moves into the panel each time it opens; it may be open already.
  useEffect(() => {
    const panel = panelOf(head.current);
    const focus = () => {
      if (panel?.matches(":popover-open")) head.current?.querySelector("button")?.focus();
    };
    focus();
    panel?.addEventListener("toggle", focus);
    return () => panel?.removeEventListener("toggle", focus);
  }, []);
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
      <div ref={head} className="settings-form-head">
        <h2>{name}</h2>
        <DialogClose onClick={() => panelOf(head.current)?.hidePopover()} />
      </div>
      <p className="settings-form-intro">{words.intro}</p>
      <ul className="settings-form-list">
        {settingNames.map((setting) => {
          const { label, hint } = words.settings[setting];
          const checked = on.includes(setting);
          return (
            <li key={setting}>
              <button
                type="button"
                role="switch"
                className="settings-form-switch"
                aria-checked={checked}
                aria-labelledby={`${id}${setting}`}
                aria-describedby={`${id}${setting}-hint`}
                onClick={() => {
                  changeSettings({ [setting]: !checked });
                  setSaid({ text: `${label} ${checked ? words.disabled : words.enabled}` });
                }}
              >
                <span>
                  <b id={`${id}${setting}`}>{label}</b>
                  <small id={`${id}${setting}-hint`}>{hint}</small>
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

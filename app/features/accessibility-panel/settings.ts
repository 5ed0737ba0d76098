import { onWindow } from "../../islands/on-window.ts";
import { settingsKey } from "../../storage-keys.ts";

/** The panel's id, for whatever opens it. */
export const panelId = "accessibility-panel";

/** The four settings; each is a class on the page's root, such as `high-contrast`. */
export const settingNames = ["highContrast", "largeText", "dyslexiaFont", "readableFont"] as const;
export type SettingName = (typeof settingNames)[number];

/** Returns the class that a setting puts on the root. */
export const classOf = (name: SettingName): string =>
  name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

/** Whether a setting is on. The root's classes are the truth, so that blocked storage changes nothing. */
export const isOn = (name: SettingName): boolean =>
  document.documentElement.classList.contains(classOf(name));

/** The names of the settings that are on, joined by spaces. */
export const readSettings = (): string => settingNames.filter(isOn).join(" ");

function apply(settings: Partial<Record<SettingName, boolean>>): void {
  for (const name of settingNames) {
    document.documentElement.classList.toggle(classOf(name), settings[name] === true);
  }
  dispatchEvent(new Event("settingschange"));
}

/** Turns settings on or off, on this page and on later ones. */
export function changeSettings(changes: Partial<Record<SettingName, boolean>>): void {
  const now = Object.fromEntries(settingNames.map((name) => [name, isOn(name)]));
  const next = { ...now, ...changes };
  apply(next);
  try {
    localStorage.setItem(settingsKey, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still shows the settings for as long as the page lives.
  }
}

/** Calls back when a setting changes. */
export const onSettingsChange = onWindow("settingschange");

/** Follows changes made in other tabs, or while this page waited in the back/forward cache. */
export function followOtherPages(): void {
  const read = () => {
    try {
      apply(JSON.parse(localStorage.getItem(settingsKey) ?? "{}"));
    } catch {
      // Nothing can be read, so the page keeps what it has.
    }
  };
  addEventListener("storage", ({ key }) => {
    if (key === settingsKey || key === null) read();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) read();
  });
}

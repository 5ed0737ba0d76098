import { onWindow } from "../../islands/window.ts";
import { settingsKey } from "../../storage.ts";

export const panelId = "accessibility-panel";

/** Each is a class on the root element, such as `high-contrast`. */
export const settingNames = ["highContrast", "largeText", "dyslexiaFont", "readableFont"] as const;
export type SettingName = (typeof settingNames)[number];

/** Returns the root element's class for a setting. */
export const classOf = (name: SettingName): string =>
  name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);

/** Reads the root's classes, so it works with blocked storage. */
const isOn = (name: SettingName): boolean =>
  document.documentElement.classList.contains(classOf(name));

/** Returns the names of the settings that are on, joined by spaces. */
export const readSettings = (): string => settingNames.filter(isOn).join(" ");

function apply(settings: Partial<Record<SettingName, boolean>>): void {
  for (const name of settingNames) {
    document.documentElement.classList.toggle(classOf(name), settings[name] === true);
  }
  dispatchEvent(new Event("settingschange"));
}

/** Turns settings on or off, on this page and later pages. */
export function changeSettings(changed: readonly SettingName[], to: boolean): void {
  const next = Object.fromEntries(
    settingNames.map((name) => [name, changed.includes(name) ? to : isOn(name)]),
  );
  apply(next);
  try {
    localStorage.setItem(settingsKey, JSON.stringify(next));
  } catch {
    // Storage is blocked: the settings apply for the lifetime of the page.
  }
}

/** Subscribes to changes of the settings. */
export const onSettingsChange = (listener: () => void) => onWindow("settingschange", listener);

/** Applies the stored settings. */
export function applyStoredSettings(): void {
  try {
    const stored = localStorage.getItem(settingsKey);
    if (stored) apply(JSON.parse(stored));
  } catch {
    // Storage is blocked or its value is invalid: keep the current settings.
  }
}

/** Applies changes made in other tabs, or while this page was in the back/forward cache. */
export const syncSettings = () => onWindow("storage pageshow", applyStoredSettings);

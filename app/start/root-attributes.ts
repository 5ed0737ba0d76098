/*
 * State that the inline script shares with the styles, as attributes of the root element:
 *
 * data-script, set by load-start.ts, read by the styles of what needs script:
 *   none      the browser runs no script, or the start script did not load in ten seconds or at all;
 *             `ready` follows if it comes after all
 *   pending   until the start script has run
 *   ready     the rest of the visit to this page
 * data-late, set by event-replay.ts, read by testimonials.css and for the rest of the visit:
 *   ""        collapsed text is expanded, because a button waited too long or the script failed
 * data-styles, set by deferred-styles.ts, read by base.css and the tests:
 *   pending   until the deferred style sheet has loaded or failed, ten seconds at most; what it
 *             styles is hidden
 *   unseen    what is below the fold is not laid out yet
 * data-visit, set by boot.ts, read by scene.css, for the rest of the visit:
 *   first     the visitor enters the site here, and sees the sunrise
 * data-view, set by gallery-view.ts, read by hero.css and start.ts, on the home page:
 *   gallery   as long as the address ends with #gallery
 *
 * Classes of display settings are those of accessibility-panel/settings.ts.
 */
type RootState = {
  script: "pending" | "ready";
  late: "";
  styles: "pending" | "unseen";
  visit: "first";
  view: "gallery";
};

export const root = document.documentElement;

/** Sets an attribute of the root element, or removes it. */
export function setRootState<Name extends keyof RootState>(name: Name, value?: RootState[Name]) {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** Returns an attribute of the root element. */
export const rootState = <Name extends keyof RootState>(name: Name) =>
  root.dataset[name] as RootState[Name] | undefined;

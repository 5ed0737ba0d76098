// Inline in every document. Applies stored settings before the first paint, queues the use of
// controls until their code runs, and loads the start script when idle or on the first interaction.
import { openTargetDisclosure } from "../components/table-of-contents/table-of-contents-behavior.ts";
import { firstFrameId } from "../data-attributes.ts";
import { applyStoredSettings } from "../features/accessibility-panel/settings.ts";
import { whenIdle, withTimeout } from "../islands/timing.ts";
import { navigationType } from "../islands/window.ts";
import { mobileMenuId } from "../layout/mobile-menu/mobile-menu-behavior.ts";
import { activated, addLink, loadDeferredStyles, painted } from "./deferred-styles.ts";
import { loadScript, queueEvents } from "./event-replay.ts";
import { syncGalleryView } from "./gallery-view.ts";
import { rootState, setRootState } from "./root-attributes.ts";

/** A part of a page may never load (milliseconds). */
const loadTimeoutMs = 3000;

/** Shows a frame once it has loaded, even if no other script runs. */
function markFrame({ target }: Event): void {
  if (target instanceof HTMLIFrameElement) target.dataset["shown"] = "";
}

const loadOn = (type: string) => addEventListener(type, loadScript, { once: true, capture: true });

setRootState("script", "pending");
const startsAtTop = navigationType() === "navigate" && !location.hash;
const isFirstPage = startsAtTop && !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage) setRootState("visit", "first");
// No empty frame before the header; on later pages, no header above bare paper (Chromium).
const firstFrameEnd = isFirstPage ? mobileMenuId : firstFrameId;
addLink({ rel: "expect", href: `#${firstFrameEnd}`, blocking: "render" });
applyStoredSettings();
// They may have changed since this page was prerendered.
activated.then(applyStoredSettings);
loadDeferredStyles(startsAtTop, isFirstPage);
syncGalleryView();
openTargetDisclosure();
document.addEventListener("load", markFrame, true);
queueEvents();
for (const type of ["pointerdown", "keydown", "focusin"]) loadOn(type);
// Before the first paint, `pointerover` also fires for a pointer that does not move.
painted.then(() => loadOn("pointerover"));
withTimeout(loadTimeoutMs, (done) => addEventListener("load", done))
  .then(() => painted)
  .then(() => whenIdle(loadScript));
if (rootState("view")) addEventListener("DOMContentLoaded", loadScript);

/* Decap's form has no landmark, and the buttons of a list's entries have no names. */
const root = document.querySelector("#nc-root");

function name() {
  root.role = root.querySelector("main") ? null : "main";
  for (const handle of root.querySelectorAll("[aria-roledescription]:not([aria-label])")) {
    const [fold, remove] = handle.parentElement.querySelectorAll("button");
    handle.ariaLabel = "Move entry";
    if (fold) fold.ariaLabel = "Show or hide entry";
    if (remove) remove.ariaLabel = "Remove entry";
  }
}

new MutationObserver(name).observe(root, { childList: true, subtree: true });

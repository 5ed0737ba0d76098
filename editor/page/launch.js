/* Reloads the launch list when its tab is shown again: its items may be done. */
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) location.reload();
});

/* Takes off the launch list what has been done in another tab. */
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) location.reload();
});

/* Takes off the launch list what has been done meanwhile. */
const status = document.querySelector("[role=status]");

async function refresh() {
  const response = await fetch(location.href);
  if (!response.ok) return;
  const now = new DOMParser().parseFromString(await response.text(), "text/html");
  const [shown, left] = [document, now].map((page) => page.querySelector("main"));
  if (shown.innerHTML === left.innerHTML) return;
  shown.replaceWith(left);
  status.textContent = now.querySelector("[role=status]").textContent;
}

setInterval(refresh, 3000);

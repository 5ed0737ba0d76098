// Responds to a visit that cannot reach the site with one page, which
// scripts/offline/service-worker.ts puts into this template. It keeps no other response, so that
// nothing can be out of date.

const page = "OFFLINE_PAGE";
const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": "OFFLINE_POLICY",
  "Cache-Control": "no-store",
};

addEventListener("install", () => self.skipWaiting());

addEventListener("activate", (event) => {
  // The browser asks the network while it starts this worker, so that no page waits for it.
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});

addEventListener("fetch", (event) => {
  const { mode, method, destination } = event.request;
  if (mode !== "navigate" || method !== "GET" || destination !== "document") return;
  event.respondWith(respond(event));
});

async function respond({ preloadResponse, request }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return new Response(page, { headers });
  }
}

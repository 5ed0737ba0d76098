import "./styles/layers.css";
import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/settings.css";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { ErrorPage } from "./layout/error-page/error-page.tsx";

/**
 * React must render the same document in the browser as in the built file, and the last step of
 * the build takes the framework's own style and script tags out of that file: it puts the styles
 * into the document and starts the scripts after the first paint. So only building and
 * development render them.
 */
const withTags = import.meta.env.SSR || import.meta.env.DEV;

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        {withTags ? <Links /> : null}
      </head>
      <body>
        <div id="root">{children}</div>
        <ScrollRestoration />
        {withTags ? <Scripts /> : null}
      </body>
    </html>
  );
}

/** Only the development server knows it; a build leaves not a byte of it. */
const LaunchBadge = import.meta.env.DEV
  ? // Content with a fault has no list; the server tells of the fault itself.
    lazy<() => ReactNode>(() =>
      import("./development/launch-badge.tsx").catch(() => ({ default: () => null })),
    )
  : null;

export default function Root() {
  useEffect(announceHydrated, []);
  return (
    <>
      <Outlet />
      {LaunchBadge ? (
        <Suspense fallback={null}>
          <LaunchBadge />
        </Suspense>
      ) : null}
    </>
  );
}

/** Tells the start script that taps reach the page now; it repeats those that came too early. */
function announceHydrated() {
  // The development server serves pages without the start script.
  if (import.meta.env.DEV) document.documentElement.dataset["script"] = "ready";
  dispatchEvent(new Event("site:hydrated"));
}

/** The last resort: an error in the frame of the site itself. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}

import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After a client navigation, does what a page load does for people who cannot see it: moves focus
 * to the start of the content and says the new page's title (WCAG 2.4.3, 4.1.3).
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
    // Going back, the browser's own place on the page matters more than its start.
    document.getElementById("main")?.focus({ preventScroll: navigation === "POP" });
  }, [pathname, navigation]);

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}

import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Announcement } from "../../components/announcement/announcement.tsx";

/**
 * After a client navigation, does what a page load does for people who cannot see it: moves focus
 * to the start of the content, or to the part that the address names, and says the new page's title
 * (WCAG 2.4.3, 4.1.3).
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef({ pathname, hash });
  const [title, setTitle] = useState("");

  useEffect(() => {
    const from = previous.current;
    previous.current = { pathname, hash };
    const samePage = from.pathname === pathname;
    if (samePage && (from.hash === hash || navigation === "POP")) return;
    if (!samePage) {
      setTitle(document.title);
      // It is of the page that was loaded and says nothing of this one.
      document.querySelector('script[type="application/ld+json"]')?.remove();
    }
    const part = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (part) {
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
    } else if (!samePage) {
      // Going back, the browser's own place on the page matters more than its start.
      document.getElementById("main")?.focus({ preventScroll: navigation === "POP" });
    }
  }, [pathname, hash, navigation]);

  return <Announcement>{title}</Announcement>;
}

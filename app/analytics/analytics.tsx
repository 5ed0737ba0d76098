import { useEffect } from "react";
import { useLocation } from "react-router";
import { practice } from "../../content/practice.ts";
import { services } from "../../content/services.ts";
import { useChoice } from "./choice.ts";
import { observePage } from "./observe.ts";
import { pageName } from "./payload.ts";
import { startAnalytics, stopAnalytics } from "./run.ts";
import { track } from "./track.ts";

/** The page that was counted last: a page counts once however often React runs its effects. */
let counted = "";

function countPage(path: string): void {
  const campaign = [...new URLSearchParams(location.search)].filter(([name]) =>
    name.startsWith("utm_"),
  );
  const search = campaign.length ? `?${new URLSearchParams(campaign)}` : "";
  track("Page View", { page_name: pageName(path), path, search });
  const service = services.find((candidate) => candidate.path === path);
  if (service) track("Service View", { service_name: service.title });
  const [, category] = /^\/gallery\/([^/]+)$/.exec(path) ?? [];
  if (category) track("Gallery View", { category });
}

/** Runs visitor statistics as the practice has set them. Renders nothing. */
export function Analytics() {
  const { pathname } = useLocation();
  const choice = useChoice();
  const runs = practice.analytics.mode === "specified" ? choice !== null : choice === "yes";

  useEffect(() => {
    if (choice === null) return;
    if (runs) startAnalytics();
    else {
      counted = "";
      stopAnalytics();
    }
  }, [runs, choice]);

  useEffect(() => (runs ? observePage() : undefined), [runs]);

  useEffect(() => {
    const path = pathname.replace(/(.)\/$/, "$1");
    if (!runs || counted === path) return;
    counted = path;
    countPage(path);
  }, [runs, pathname]);

  // The back button may bring a page as it was left, without starting it again.
  useEffect(() => {
    if (!runs) return;
    const back = ({ persisted }: PageTransitionEvent) => persisted && countPage(counted);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, [runs]);

  return null;
}

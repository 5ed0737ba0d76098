import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { track } from "#analytics";

/** How often an island whose code throws is mounted afresh before its served HTML stays. */
const mostAttempts = 2;

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  // After the effects of the component, which may listen for what woke it.
  useEffect(onMounted);
  return children;
}

/** Reports the first error of an island: one that is mounted afresh may throw the same again. */
function reportOnce(name: string): (error: unknown) => void {
  let reported = false;
  return (error) => {
    if (reported) return;
    reported = true;
    console.warn(`Island ${name}: mounted afresh`, error);
    track("Error", {
      error_type: "page",
      error_message: error instanceof Error ? error.name : "Error",
    });
  };
}

/**
 * Mounts a component on the served markup of its island. Markup that a translator, extension or
 * blocker has changed, before or after, and code that throws end in this island alone: React mounts
 * it afresh in a new container, at last the served HTML comes back. Resolves with the container when
 * it answers events.
 *
 * @param json the component's props
 */
export function mountIsland(
  island: HTMLElement,
  component: ComponentType<never>,
  json = "{}",
): Promise<HTMLElement> {
  const { island: name = "", prefix = "" } = island.dataset;
  const served = [...island.childNodes].map((node) => node.cloneNode(true));
  const report = reportOnce(name);
  return new Promise((resolve) => {
    const attempt = (container: HTMLElement, count: number) => {
      const content = createElement(
        Mounted,
        {
          onMounted: () => {
            container.dataset["mounted"] = "";
            resolve(container);
          },
        } as Parameters<typeof Mounted>[0],
        createElement(component as ComponentType<object>, JSON.parse(json) as object),
      );
      const options = {
        identifierPrefix: prefix,
        onRecoverableError: report,
        onUncaughtError: (error: unknown) => {
          report(error);
          // React is still taking the broken root apart.
          setTimeout(replace, 0, container, count);
        },
      };
      if (container.hasChildNodes()) hydrateRoot(container, content, options);
      else createRoot(container, options).render(content);
    };
    const replace = (broken: HTMLElement, count: number) => {
      const fresh = broken.cloneNode(false) as HTMLElement;
      delete fresh.dataset["mounted"];
      broken.replaceWith(fresh);
      if (count < mostAttempts) attempt(fresh, count + 1);
      else {
        fresh.append(...served);
        fresh.dataset["mounted"] = "served";
        resolve(fresh);
      }
    };
    attempt(island, 1);
  });
}

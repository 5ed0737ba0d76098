import {
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { track } from "#analytics";
import type { IslandStatus } from "../islands/island.tsx";
import { FormState } from "./form-state.ts";

/** How often an island is mounted if its code throws; after that its served HTML is restored. */
const maxAttempts = 2;

type MountedProps = { onReplaced: () => void; onMounted: () => void; children?: ReactNode };

function Mounted({ onReplaced, onMounted, children }: MountedProps) {
  // Before the next key: what is typed between goes nowhere.
  useLayoutEffect(onReplaced);
  // Runs after the component's effects, which may add listeners for the replayed event.
  useEffect(onMounted);
  return children;
}

/** A remounted island may throw the same error again. */
function reportOnce(name: string): (error: unknown) => void {
  let reported = false;
  return (error) => {
    if (reported) return;
    reported = true;
    console.warn(`Island ${name}: mounted again`, error);
    const kind = error instanceof Error ? error.name : "Error";
    track("Error", { error_type: "page", error_message: `${kind} in ${name}` });
  };
}

/**
 * Hydrates an island. If a translator, extension or blocker changes its HTML, or its code throws,
 * it alone is mounted again in a new container, and finally its served HTML is restored. Values,
 * files and focus are carried over. Resolves with the container after mount or restore.
 */
export function mountIsland(island: HTMLElement, component: ComponentType<never>, props: string) {
  const content = createElement(component as ComponentType<object>, JSON.parse(props) as object);
  const { island: name = "", prefix = "" } = island.dataset;
  const served = [...island.childNodes].map((node) => node.cloneNode(true));
  const report = reportOnce(name);
  const formState = new FormState();
  return new Promise<HTMLElement>((resolve) => {
    const finish = (container: HTMLElement, status: IslandStatus) => {
      container.dataset["status"] = status;
      formState.restore(container);
      resolve(container);
    };
    const mount = (container: HTMLElement, attempts: number) => {
      container.dataset["status"] = "loading" satisfies IslandStatus;
      formState.record(container);
      const callbacks = {
        onReplaced: () => formState.restore(container),
        onMounted: () => finish(container, "mounted"),
      };
      const element = createElement(Mounted, callbacks, content);
      const options = {
        identifierPrefix: prefix,
        onRecoverableError: report,
        onUncaughtError: (error: unknown) => {
          report(error);
          // Deferred: React is still unmounting the root that threw.
          setTimeout(replace, 0, container, attempts);
        },
      };
      if (container.hasChildNodes()) hydrateRoot(container, element, options);
      else createRoot(container, options).render(element);
    };
    const replace = (failed: HTMLElement, attempts: number) => {
      const replacement = failed.cloneNode(false) as HTMLElement;
      failed.replaceWith(replacement);
      if (attempts < maxAttempts) return mount(replacement, attempts + 1);
      replacement.append(...served);
      finish(replacement, "served-broken");
    };
    mount(island, 1);
  });
}

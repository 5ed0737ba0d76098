import { useEffect, useEffectEvent } from "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** The id of the element that the button controls (HTML, invoker commands). */
    commandfor?: string | undefined;
    command?: string | undefined;
  }
}

/** A command event (HTML, "the command event"); dialogs.ts polyfills it in older browsers. */
type InvokerCommand = Event & { command: string; source: HTMLElement | null };

/**
 * Calls `run` when the element with this id receives a command event, for example from
 * `<button commandfor="search" command="--open">`.
 */
export function useCommand(
  id: string,
  run: (command: string, source: HTMLElement | null) => void,
): void {
  const handle = useEffectEvent((event: Event) => {
    const { command, source } = event as InvokerCommand;
    run(command, source);
  });
  useEffect(() => {
    const target = document.getElementById(id);
    target?.addEventListener("command", handle);
    return () => target?.removeEventListener("command", handle);
  }, [id]);
}

import { useEffect, useEffectEvent } from "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** The id of the element that the button commands (HTML, invoker commands). */
    commandfor?: string | undefined;
    command?: string | undefined;
  }
}

/** An invoker command (HTML, "the command event"); browsers without it get one of our own. */
type InvokerCommand = Event & { command: string; source: HTMLElement | null };

/**
 * Runs `run` when a control gives the element with this id a command:
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

import { useEffect, useEffectEvent } from "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** The id of the element that the button controls (HTML, invoker commands). */
    commandfor?: string | undefined;
    command?: string | undefined;
  }
}

/** For example from `<button commandfor="search" command="--open">`; polyfilled by dialogs.ts. */
export function useCommand(id: string, run: (event: CommandEvent) => void): void {
  const handle = useEffectEvent((event: Event) => run(event as CommandEvent));
  useEffect(() => {
    const target = document.getElementById(id);
    target?.addEventListener("command", handle);
    return () => target?.removeEventListener("command", handle);
  }, [id]);
}

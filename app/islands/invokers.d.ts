import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    /** The id of the element that the button commands (HTML, invoker commands). */
    commandfor?: string | undefined;
    command?: string | undefined;
  }
}

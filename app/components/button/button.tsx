import { Phone, Printer } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { controls, newTab as newTabNote } from "#words/common";
import { action, bookingId, callSheetId } from "../../data-attributes.ts";
import "./button.css";

type ButtonLook = {
  kind?: "primary" | "outline" | "on-deep";
  size?: "regular" | "large";
};

const classNames = ({ kind = "primary", size = "regular" }: ButtonLook): string =>
  `button button-${kind}${size === "large" ? " button-large" : ""}`;

type ButtonProps = ButtonLook & Omit<ComponentProps<"button">, "className">;

/** A button that acts on the current page. */
export function Button({ kind, size, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={classNames({ kind, size })} />;
}

type PrintProps = Pick<ButtonLook, "kind"> & { label?: string };

/** Its click handler is in start/start.ts. */
export function PrintButton({ label = controls.print, kind = "outline" }: PrintProps) {
  return (
    <Button kind={kind} {...action("print")}>
      <Printer />
      {label}
    </Button>
  );
}

type OpenerProps = ButtonLook & { children: ReactNode };

/** Opens the appointment dialog: modal with script (islands/dialogs.ts), otherwise a popover. */
export const BookButton = (props: OpenerProps) => (
  <Button {...props} popoverTarget={bookingId} aria-haspopup="dialog" />
);

/** Opens the list of phones as `BookButton` does its dialog. */
export const CallButton = ({ children, ...look }: OpenerProps) => (
  <Button {...look} popoverTarget={callSheetId} aria-haspopup="dialog">
    <Phone />
    {children}
  </Button>
);

const phoneNumber = /(\(\d{3}\)\s[\d-]+)/;

/** Wraps a phone number in a no-break element: browsers break lines at its hyphen. */
function withPhone(children: ReactNode): ReactNode {
  if (typeof children !== "string" || !phoneNumber.test(children)) return children;
  const [before, phone, after] = children.split(phoneNumber);
  return (
    <span>
      {before}
      <span className="unbroken">{phone}</span>
      {after}
    </span>
  );
}

type LinkProps = ButtonLook & { href: string; newTab?: boolean; children: ReactNode };

/** A link styled as a button; `newTab` announces to screen readers that it opens a new tab. */
export function ButtonLink({ href, newTab = false, children, ...look }: LinkProps) {
  return (
    <a
      href={href}
      className={classNames(look)}
      {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      {withPhone(children)}
      {newTab ? <span className="visually-hidden">{` ${newTabNote}`}</span> : null}
    </a>
  );
}

type CallProps = ButtonLook & { phone: string; children: ReactNode };

/** Calls a number; its sign is a telephone. */
export const CallLink = ({ phone, children, ...look }: CallProps) => (
  <ButtonLink href={`tel:${phone}`} {...look}>
    <Phone />
    {children}
  </ButtonLink>
);

type LinksProps = ButtonLook & { links: readonly { href: string; label: string }[] };

/** A button for each link, such as the offices' phones. */
export const ButtonLinks = ({ links, ...look }: LinksProps) =>
  links.map(({ href, label }) => (
    <ButtonLink key={href} href={href} {...look}>
      {label}
    </ButtonLink>
  ));

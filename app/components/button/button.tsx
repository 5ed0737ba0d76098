import { Phone, Printer } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { controls, newTab as newTabNote } from "#words/common";
import { action, bookingId, phoneDialogId } from "../../data-attributes.ts";
import "./button.css";

type ButtonStyle = {
  variant?: "primary" | "outline" | "on-deep";
  size?: "regular" | "large";
};

const classNames = ({ variant = "primary", size = "regular" }: ButtonStyle): string =>
  `button button-${variant}${size === "large" ? " button-large" : ""}`;

type ButtonProps = ButtonStyle & Omit<ComponentProps<"button">, "className">;

/** A button that acts on the current page. */
export function Button({ variant, size, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={classNames({ variant, size })} />;
}

type PrintProps = Pick<ButtonStyle, "variant"> & { label?: string };

/** Its click handler is in start/start.ts. */
export function PrintButton({ label = controls.print, variant = "outline" }: PrintProps) {
  return (
    <Button variant={variant} {...action("print")}>
      <Printer />
      {label}
    </Button>
  );
}

type OpenerProps = ButtonStyle & { children: ReactNode };

/** Opens the appointment dialog: modal with script (islands/dialogs.ts), otherwise a popover. */
export const BookButton = (props: OpenerProps) => (
  <Button {...props} popoverTarget={bookingId} aria-haspopup="dialog" />
);

/** Opens the list of phones as `BookButton` does its dialog. */
export const CallButton = ({ children, ...buttonStyle }: OpenerProps) => (
  <Button {...buttonStyle} popoverTarget={phoneDialogId} aria-haspopup="dialog">
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

type LinkProps = ButtonStyle & { href: string; newTab?: boolean; children: ReactNode };

/** A link styled as a button; `newTab` announces to screen readers that it opens a new tab. */
export function ButtonLink({ href, newTab = false, children, ...buttonStyle }: LinkProps) {
  return (
    <a
      href={href}
      className={classNames(buttonStyle)}
      {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
    >
      {withPhone(children)}
      {newTab ? <span className="visually-hidden">{` ${newTabNote}`}</span> : null}
    </a>
  );
}

type CallProps = ButtonStyle & { phone: string; children: ReactNode };

/** Calls a number; its sign is a telephone. */
export const CallLink = ({ phone, children, ...buttonStyle }: CallProps) => (
  <ButtonLink href={`tel:${phone}`} {...buttonStyle}>
    <Phone />
    {children}
  </ButtonLink>
);

type LinksProps = ButtonStyle & { links: readonly { href: string; label: string }[] };

/** A button for each link, such as the offices' phones. */
export const ButtonLinks = ({ links, ...buttonStyle }: LinksProps) =>
  links.map(({ href, label }) => (
    <ButtonLink key={href} href={href} {...buttonStyle}>
      {label}
    </ButtonLink>
  ));

import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "./button.tsx";

export const states = {
  primary: <Button>Book Online</Button>,
  outline: <Button kind="outline">Print this page</Button>,
  "on a deep background": (
    <div style={{ padding: "1rem", background: "var(--deep)" }}>
      <Button kind="on-deep">SCHEDULE NOW</Button>
    </div>
  ),
  large: <Button size="large">Book Your Appointment Now</Button>,
  disabled: <Button disabled>Sending …</Button>,
  busy: <Button aria-busy="true">Book Online</Button>,
  "link within the site": <ButtonLink href={paths.contact}>Call Us</ButtonLink>,
  "link to a phone": <ButtonLink href="tel:+13105550100">(310) 555-0100</ButtonLink>,
  "link to another site": (
    <ButtonLink href="https://www.example.com" kind="outline" newTab>
      Directions
    </ButtonLink>
  ),
};

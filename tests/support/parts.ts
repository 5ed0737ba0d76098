import type { Page } from "@playwright/test";

/** A button of the header, such as “Book Online”. */
export const headerButton = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("button", { name });
/** A link of the header. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name });
/** The dialog that every booking button opens. */
export const bookingDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Book your appointment" });
/** The frame of the vendor's page. */
export const bookingFrame = (page: Page) => page.frameLocator('iframe[title="Online booking"]');

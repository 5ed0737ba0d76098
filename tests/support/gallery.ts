import type { BrowserContext, Page } from "@playwright/test";
import { acceptedKey, indexReloadedKey } from "../../app/storage.ts";
import { recordRequests } from "./requests.ts";
import { expect } from "./test.ts";

const setFlag = (page: Page, flag: string) =>
  page.addInitScript((key) => {
    // Frames are other documents, some without storage.
    if (self === top) sessionStorage.setItem(key, "true");
  }, flag);

/** Prevents the gallery's first reload, which would interrupt the next navigation. */
export const preventReload = (page: Page) => setFlag(page, indexReloadedKey);
/** Prevents the gate, as for a visitor who has accepted it. */
export const preventGate = (page: Page) => setFlag(page, acceptedKey);

/** Records requests for gallery pictures. */
export const recordPictures = (context: BrowserContext) =>
  recordRequests(context, /\/gallery-media\//);

/** The open gate. */
export const gate = (page: Page) => page.getByRole("dialog", { name: "Before you look" });
/** The heading of the placeholder for covered pictures. */
export const gateNotice = (page: Page) =>
  page.getByRole("heading", { name: "The pictures are covered" });
/** Accepts the gate. */
export const acceptGate = (page: Page) =>
  gate(page).getByRole("button", { name: "CONTINUE TO GALLERY" }).click();

/** Waits until a picture has loaded. */
export const expectPictureLoaded = (page: Page) =>
  expect(page.locator(".gallery-image").first()).not.toHaveJSProperty("naturalWidth", 0);

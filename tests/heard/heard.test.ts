import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { lightboxWords, pictureWords } from "../../content-schema/gallery-words.ts";
import { home } from "../../content-schema/home.ts";
import { services } from "../../content-schema/services.ts";
import { words } from "../../content-schema/words.ts";
import { makePhotos } from "../support/photos.ts";
import { journey } from "./journey.ts";

const service = services[0]?.path ?? "";

journey("Landmarks", "/", async (visitor) => {
  await visitor.press("m", 8);
});

journey("Home read aloud", "/", (visitor) => visitor.press("KP_Add"));

journey("Service page read aloud", service, (visitor) => visitor.press("KP_Add"));

journey("Headings of a service page", service, (visitor) => visitor.press("h", 8));

journey("Urgency", service, async (visitor) => {
  await visitor.press("3");
  await visitor.press("l");
  await visitor.press("Tab");
  await visitor.press("3");
  await visitor.press("Tab", 2);
  await visitor.press("3");
  await visitor.press("Tab");
});

journey("Submenu", "/about", async (visitor) => {
  await visitor.press("b", 2);
  await visitor.press("Return");
  await visitor.press("Down", 2);
  await visitor.press("Escape");
  await visitor.press("Tab");
});

journey("Booking dialog", "/services", async (visitor) => {
  await visitor.until("shift+b", words.book);
  await visitor.press("Return");
  await visitor.press("Tab", 3);
  await visitor.press("Escape");
});

journey("Gate", "/gallery/abscess", async (visitor) => {
  await visitor.press("Tab");
  await visitor.press("Return");
  await visitor.until("b", pictureWords.hide);
  await visitor.press("Return");
});

journey("Pair", "/gallery/abscess", async (visitor) => {
  await visitor.press("Tab");
  await visitor.press("Return");
  await visitor.open("/gallery/abscess");
  await visitor.press("h", 2);
  await visitor.until("shift+b", "");
  await visitor.press("Return");
  await visitor.until("b", lightboxWords.compare);
  await visitor.press("Return");
  await visitor.press("shift+Tab", 3);
  await visitor.press("Right", 2);
  await visitor.press("Escape");
});

journey("Search", "/about", async (visitor) => {
  await visitor.press("slash");
  await visitor.type("pain");
  await visitor.press("Down", 2);
  await visitor.press("Return");
});

journey("Display settings", "/about", async (visitor) => {
  await visitor.press("b", 5);
  await visitor.press("Return");
  for (const _ of ["contrast", "size", "dyslexia", "readable"]) {
    await visitor.press("Tab");
    await visitor.press("space");
  }
  await visitor.press("Tab");
  await visitor.press("space");
  await visitor.press("Escape");
});

journey("Photo check", "/content/photo-consult", async (visitor) => {
  const photos = await makePhotos();
  const files = [photos.sharp, photos.dark, photos.text].map(({ name, buffer }) => {
    const file = join(visitor.folder, name);
    writeFileSync(file, buffer);
    return file;
  });
  await visitor.choose('input[type="file"]', files);
  await visitor.press("3", 3);
  await visitor.press("Down", 4);
});

journey("Contact form", "/contact-us", async (visitor) => {
  await visitor.press("e");
  await visitor.press("Return");
  await visitor.press("Return");
  await visitor.press("Tab");
  await visitor.press("Return");
  await visitor.type("Ann Sample");
  await visitor.press("Tab");
  await visitor.type("ann@example.com");
  await visitor.press("Tab");
  await visitor.type("Hello");
  await visitor.press("Tab");
  await visitor.press("Return");
});

journey("Visit questions", "/content/before-your-visit", async (visitor) => {
  await visitor.press("x");
  await visitor.press("space");
  await visitor.press("x");
  await visitor.press("space");
  await visitor.press("b");
});

journey("Hours", "/contact-us", async (visitor) => {
  await visitor.press("3");
  await visitor.press("Down", 8);
});

journey("Press strip", "/", async (visitor) => {
  await visitor.until("b", home.press.pause);
  await visitor.press("Return");
});

journey("Testimonials", "/testimonials", async (visitor) => {
  await visitor.until("b", words.controls.more);
  await visitor.press("Return");
  await visitor.press("Up");
});

journey("Unknown page", "/no-such-page", async (visitor) => {
  await visitor.press("h");
  await visitor.press("Down", 3);
});

journey("A page arrived at by a link", "/services", async (visitor) => {
  await visitor.until("k", services[0]?.title ?? "");
  await visitor.press("Return");
});

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { gallery } from "#content/gallery";
import { services } from "#content/services";
import { translations } from "#content/texts";
import * as accessibilityPanel from "#words/accessibility-panel";
import * as words from "#words/common";
import { form as contactForm } from "#words/contact";
import { lightbox as lightboxWords, pictures as pictureWords } from "#words/gallery";
import * as home from "#words/home";
import { results as photoCheckResults } from "#words/photo-check";
import * as search from "#words/search";
import * as serviceWords from "#words/service";
import { galleryPath, paths } from "../../app/paths.ts";
import { type Running, startServer } from "../hosts/start-server.ts";
import { builds, ports } from "../support/addresses.ts";
import { ContactEndpoint } from "../support/contact-endpoint.ts";
import { makePhotos } from "../support/photos.ts";
import { Listener } from "./listener.ts";

const endpoint = new ContactEndpoint();
const listener = new Listener();
let server: Running;

beforeAll(async () => {
  server = await startServer(builds.heard);
  await endpoint.start(ports.heardContact);
  await listener.start();
}, 120_000);

afterEach(() => listener.leave());

afterAll(async () => {
  await listener.stop();
  await endpoint.stop();
  await server.stop();
});

/** Runs a journey from a page and compares its transcript. */
const journey = (title: string, path: string, steps: (visitor: Listener) => Promise<void>) =>
  test(title, { timeout: 120_000 }, async () => {
    listener.begin(title, server.origin);
    await listener.open(path);
    await steps(listener);
    listener.end();
  });

const service = services[0]?.path ?? "";
const category = galleryPath(gallery[0]?.id ?? "");

journey("Landmarks", paths.home, (visitor) => visitor.press("m", 7));

journey("Treatments", service, async (visitor) => {
  await visitor.until("h", serviceWords.parts.treatments);
  await visitor.press("b");
  await visitor.press("Return");
  await visitor.press("Down", 4);
});

journey("Urgency", service, async (visitor) => {
  for (const _ of ["emergency", "today", "visit"]) {
    await visitor.press("3");
    await visitor.press("l");
    await visitor.press("Tab");
  }
});

journey("Submenu", paths.about, async (visitor) => {
  await visitor.press("b", 2);
  await visitor.press("Return");
  await visitor.press("Down", 2);
  await visitor.press("Escape");
  await visitor.press("Tab");
});

journey("Booking dialog", paths.services, async (visitor) => {
  await visitor.until("b", words.book);
  // An office's status comes with its code.
  await visitor.rehearse("Return", "Escape");
  await visitor.press("Return");
  await visitor.press("Tab");
  await visitor.press("Escape");
});

journey("Gate", category, async (visitor) => {
  await visitor.press("Escape");
  await visitor.press("Return");
  await visitor.press("Tab", 2);
  await visitor.press("Return");
  await visitor.until("b", pictureWords.hide);
  await visitor.press("Return");
});

journey("Pair", category, async (visitor) => {
  await visitor.press("Tab", 2);
  await visitor.press("Return");
  await visitor.press("2");
  await visitor.press("shift+b");
  await visitor.press("Return");
  await visitor.until("b", lightboxWords.compare);
  await visitor.press("Return");
  await visitor.press("shift+Tab", 3);
  await visitor.press("Right", 2);
  await visitor.press("Escape");
});

journey("Search", paths.about, async (visitor) => {
  await visitor.until("b", search.open);
  await visitor.press("Return");
  await visitor.type("pain");
  await visitor.press("Down", 2);
});

journey("Display settings", paths.about, async (visitor) => {
  await visitor.until("b", accessibilityPanel.name);
  // What is said first depends on whether the panel's code or Orca is faster.
  await visitor.rehearse("Return", "Escape");
  await visitor.press("Return");
  for (const _ of ["contrast", "size", "dyslexia", "readable", "reset"]) {
    await visitor.press("Tab");
    await visitor.press("space");
  }
  await visitor.press("Escape");
});

journey("Photo check", paths.photoConsult, async (visitor) => {
  const photos = await makePhotos();
  const files = [photos.sharp, photos.dark, photos.text].map(({ name, buffer }) => {
    const file = join(visitor.folder, name);
    writeFileSync(file, buffer);
    return file;
  });
  await visitor.choose('input[type="file"]', files);
  for (const verdict of ["good", "advice", "problem"] as const) {
    await visitor.until("3", photoCheckResults.verdicts[verdict]);
    await visitor.press("Down", 2);
  }
});

journey("Contact form", paths.contact, async (visitor) => {
  await visitor.press("e");
  await visitor.press("Return");
  await visitor.press("Tab");
  await visitor.press("Return");
  for (const text of ["Ann Sample", "ann@example.com", "Hello"]) {
    await visitor.type(text);
    await visitor.press("Tab");
  }
  await visitor.pressAndAwait("Return", contactForm.submitted.heading);
});

journey("Visit questions", paths.beforeVisit, async (visitor) => {
  await visitor.press("x");
  await visitor.press("space");
  await visitor.press("x");
  await visitor.press("b");
});

journey("Press strip", paths.home, async (visitor) => {
  await visitor.until("b", home.press.pause);
  await visitor.press("Return", 2);
});

journey("Testimonials", paths.testimonials, async (visitor) => {
  await visitor.until("b", words.controls.more);
  await visitor.press("Return");
  await visitor.press("Up");
});

journey("A page in Spanish", translations[0]?.path ?? "", async (visitor) => {
  await visitor.press("m");
  await visitor.press("1");
  await visitor.press("p", 2);
  await visitor.press("2");
  await visitor.press("Down", 3);
  await visitor.press("2");
  await visitor.press("p");
  await visitor.press("shift+b");
});

journey("A page arrived at by a link", paths.services, async (visitor) => {
  await visitor.until("k", services[0]?.title ?? "");
  await visitor.press("Return");
});

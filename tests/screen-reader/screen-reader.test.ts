import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, test } from "vitest";
import { translations } from "#content/added-pages";
import { gallery } from "#content/gallery";
import { services } from "#content/services";
import * as accessibilityPanel from "#words/accessibility-panel";
import * as words from "#words/common";
import { form as contactForm } from "#words/contact";
import { lightbox as lightboxWords, pictures as pictureWords } from "#words/gallery";
import * as home from "#words/home";
import { results as photoCheckResults } from "#words/photo-check";
import * as search from "#words/search";
import * as serviceWords from "#words/service";
import { galleryPath, paths } from "../../app/paths.ts";
import { type RunningServer, startServer } from "../hosts/start-server.ts";
import { ContactEndpoint } from "../support/contact-endpoint.ts";
import { makePhotos } from "../support/photos.ts";
import { builds, ports } from "../support/test-sites.ts";
import { Visitor } from "./visitor.ts";

const endpoint = new ContactEndpoint();
const visitor = new Visitor();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(builds.screenReader);
  await endpoint.start(ports.screenReaderContact);
  await visitor.start();
}, 120_000);

afterEach(() => visitor.leave());

afterAll(async () => {
  await visitor.stop();
  await endpoint.stop();
  await server.stop();
});

/** Keys that are pressed in turn, or what else a visitor does. */
type Step = string | (() => Promise<void>);

const until = (key: string, text: string) => () => visitor.until(key, text);
const type = (text: string) => () => visitor.type(text);
/** What is said at first depends on whether a part's code or Orca is faster. */
const openOnceBefore = () => visitor.rehearse("Return", "Escape");

async function choosePhotos(): Promise<void> {
  const photos = await makePhotos();
  const files = [photos.sharp, photos.dark, photos.text].map(({ name, buffer }) => {
    const file = join(visitor.folder, name);
    writeFileSync(file, buffer);
    return file;
  });
  await visitor.choose('input[type="file"]', files);
}

const service = services[0]?.path ?? "";
const category = galleryPath(gallery[0]?.id ?? "");
const { good, advice, problem } = photoCheckResults.verdicts;

const journeys: Record<string, [path: string, ...Step[]]> = {
  Landmarks: [paths.home, "m m m m m m m"],
  Treatments: [service, until("h", serviceWords.parts.treatments), "b Return Down Down Down Down"],
  Urgency: [service, "3 l Tab 3 l Tab 3 l Tab"],
  Submenu: [paths.about, "b b Return Down Down Escape Tab"],
  "Booking dialog": [paths.services, until("b", words.book), openOnceBefore, "Return Tab Escape"],
  Gate: [category, "Escape Return Tab Tab Return", until("b", pictureWords.hide), "Return"],
  Pair: [
    category,
    "Tab Tab Return 2 shift+b Return",
    until("b", lightboxWords.compare),
    "Return shift+Tab shift+Tab shift+Tab Right Right Escape",
  ],
  Search: [paths.about, until("b", search.open), "Return", type("pain"), "Down Down"],
  "Display settings": [
    paths.about,
    until("b", accessibilityPanel.name),
    openOnceBefore,
    "Return Tab space Tab space Tab space Tab space Tab space Escape",
  ],
  "Photo check": [
    paths.photoConsult,
    choosePhotos,
    ...[good, advice, problem].flatMap((verdict) => [until("3", verdict), "Down Down"]),
  ],
  "Contact form": [
    paths.contact,
    "e Return Tab Return",
    ...["Ann Sample", "ann@example.com", "Hello"].flatMap((text) => [type(text), "Tab"]),
    () => visitor.pressAndAwait("Return", contactForm.submitted.heading),
  ],
  "Visit questions": [paths.beforeVisit, "x space x b"],
  "Press strip": [paths.home, until("b", home.press.pause), "Return Return"],
  Testimonials: [paths.testimonials, until("b", words.controls.more), "Return Up"],
  "A page in Spanish": [translations[0]?.path ?? "", "m 1 p p 2 Down Down Down 2 p shift+b"],
  "A page arrived at by a link": [paths.services, until("k", services[0]?.title ?? ""), "Return"],
};

test.each(Object.entries(journeys))("%s", { timeout: 120_000 }, async (title, [path, ...steps]) => {
  visitor.begin(title, server.origin);
  await visitor.open(path);
  for (const step of steps) {
    if (typeof step !== "string") await step();
    else for (const key of step.split(" ")) await visitor.press(key);
  }
  visitor.end();
});

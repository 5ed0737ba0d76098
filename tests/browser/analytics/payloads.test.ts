import { headerButton, headerLink } from "../../support/parts.ts";
import { chooser, photoConsultPath, textFile } from "../../support/photo-check.ts";
import { expect, type Page, test, waitForScripts } from "../../support/test.ts";
import { configuredSite, specifiedSite } from "../../support/test-sites.ts";
import { analytics, fields } from "../../support/vendor-stubs.ts";

/* Whole payloads of a visit whose address, referrer, search and files carry what must not leave. */

const query =
  "?email=leak%40example.com&q=leak+words&gclid=leakid&utm_term=leak&utm_source=%3Cscript%3Eleak" +
  "&utm_medium=leakleakleakleakleakleakleakleakleakleak1&utm_campaign=ok_1#leak";
const referrer = `https://www.google.com/search${query}`;
const hostile = /leak|@|gclid|script>/i;

const address = /^http:\/\/localhost:\d+\/[\w/-]*$/;
const number = /^-?[\d.]+$/;
const word = /^[\w .-]+$/;
const named = (names: string, shape: RegExp) =>
  Object.fromEntries(names.split(" ").map((name) => [name, shape]));
const visitor = { distinct_id: /^\$device:[\da-f-]{36}$/, $device_id: /^[\da-f-]{36}$/ };
/** The fields of every event. */
const common = {
  ...visitor,
  ...named("time $lib_version $browser_version $screen_height $screen_width", number),
  ...named("$os $browser $device", word),
  ...named("website_id domain", /^localhost$/),
  token: /^testtoken$/,
  $insert_id: /^[a-z\d-]{8,}$/,
  mp_lib: /^web$/,
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  url: address,
};
/** Fields of single events in the mode `consent`. */
const consent = {
  page_name: /^[\w/-]+$/,
  path: /^\/[\w/-]*$/,
  search: /^(?:\?utm_campaign=ok_1)?$/,
  source: word,
  contact_method: word,
};
const heatmap = {
  $event_type: /^(?:click|visibilitychange)$/,
  $captured_for_heatmap: /^true$/,
  $mp_autocapture: /^true$/,
  $classes: /^[\w-]*$/,
  $tag_name: /^[\w-]+$/,
  $id: /^[\w-]+$/,
  ...named("$x $y $clientX $clientY $offsetX $offsetY $pageX $pageY $screenX $screenY", number),
  ...named("$viewportHeight $viewportWidth $pageHeight $pageWidth $scroll_height", number),
  ...named("$max_scroll_view_depth $max_scroll_percentage $fold_line_percentage", number),
  ...named("$nth_child $nth_of_type", number),
};
/** Those that the mode `specified` adds. */
const specified = {
  ...heatmap,
  service_name: word,
  event_type: word,
  value: number,
  $current_url: address,
  $referrer: /^(?:https:\/\/www\.google\.com\/search|http:\/\/localhost:\d+\/[\w/-]*)$/,
  $referring_domain: /^(?:www\.google\.com|localhost:\d+)$/,
  $mp_replay_id: /^[\da-f-]{36}$/,
};
/** The parameters of a recording's address. */
const recording = {
  ...visitor,
  ...named("$current_url replay_start_url", address),
  ...named("$lib_version batch_start_time replay_length_ms replay_start_time seq", number),
  mp_lib: /^web$/,
  replay_id: /^[\da-f-]{36}$/,
  format: /^gzip$/,
};

const masked = /^[*\s]*$/;
const drawing = /^[\w\s.,%()-]*$/;
const state = /^[\w-]{0,40}$/;
/** What a recording consists of: structure, styles, states and positions, without a word. */
const recorded: Record<string, RegExp> = {
  ...named("timestamp source rootId parentId nextId previousId timeOffset x y", number),
  ...named("pointerType top left width height initialOffset positions", number),
  ...named("needBlock isSVG isChecked userTriggered", /^(?:true|false)$/),
  ...named("tagName name publicId systemId compatMode id class", /^[\w: -]*$/),
  ...named("type", /^[\w/+-]+$/),
  ...named("text textContent value", masked),
  ...named("href", /^(?:https?:\/\/[^?#]*)?$/),
  ...named("style _cssText", /^(?:(?!https?:[^\s"')]*[?#]).)*$/s),
  ...named("d points transform viewBox preserveAspectRatio cx cy r rx ry x1 x2 y1 y2", drawing),
  ...named("fill stroke stroke-width stroke-linecap stroke-linejoin", drawing),
  ...named("lang dir hidden open popover tabindex checked disabled rel media", /^[\w\s().:-]*$/),
  ...named("colspan rowspan rows cols rr_width rr_height rr_scrollLeft rr_scrollTop", drawing),
  ...named("aria-checked aria-current aria-expanded aria-invalid aria-pressed rr_open_mode", state),
  ...named("data-", state),
};

type Leaf = { name: string; value: unknown };

/** Returns the named values at every depth; an array's items have its name. */
function leaves(value: unknown, name = ""): Leaf[] {
  if (typeof value !== "object" || value === null) return [{ name, value }];
  if (Array.isArray(value)) return value.flatMap((item) => leaves(item, name));
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, key));
}

/** Returns the values whose name or shape the table has not. */
const unlisted = (found: Leaf[], table: Readonly<Record<string, RegExp>>) =>
  found.filter(({ name, value }) => !table[name]?.test(String(value)));

/** Compares each event with a table of shapes. */
function expectListed(table: Readonly<Record<string, RegExp>>): void {
  for (const { event, properties } of analytics.all) {
    expect(unlisted(leaves(properties), { ...common, ...table }), event).toEqual([]);
  }
  for (const { url, referrer } of analytics.addresses) {
    expect(["/track/", "/record/"]).toContain(url.pathname);
    const allowed = url.pathname === "/record/" ? recording : { ip: /^[01]$/, _: number };
    const parameters = [...url.searchParams].map(([name, value]) => ({ name, value }));
    expect(unlisted(parameters, allowed)).toEqual([]);
    expect(referrer).toMatch(/^(?:http:\/\/localhost:\d+\/)?$/);
  }
  expect(JSON.stringify(analytics.all)).not.toMatch(hostile);
}

async function enter(page: Page, address: string): Promise<void> {
  await page.addInitScript((value) => {
    if (location.search) Object.defineProperty(document, "referrer", { value });
  }, referrer);
  await page.goto(`${address}${query}`);
  await waitForScripts(page);
}

/** Waits for a recording of what happened until now: the recorder sends every ten seconds, if there
    is anything to send. */
async function untilRecorded(page: Page): Promise<void> {
  const before = analytics.recordings.length;
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 40);
        await page.clock.runFor(11_000);
        return analytics.recordings.length;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(before);
}

test.use({ expectedConsole: /status of 404/ });

test("as specified: only listed fields are sent, and only paths", async ({ page }) => {
  test.slow();
  await page.clock.install();
  await enter(page, `${specifiedSite}/service/acne`);
  await untilRecorded(page);
  await page.evaluate(() => document.querySelector("main")?.append(document.createComment("leak")));
  await page.getByRole("heading", { level: 1 }).click();
  await headerButton(page, "Search").click();
  await page.getByRole("searchbox").fill("acne leak");
  const result = page.locator(".search-result").first();
  await expect(result).toBeVisible();
  await untilRecorded(page);
  await result.click();
  await page.goto(`${specifiedSite}${photoConsultPath}${query}`);
  await waitForScripts(page);
  await untilRecorded(page);
  await chooser(page).setInputFiles(textFile("leak-photo.jpg", "leak"));
  await expect(page.locator(".photo-check-result")).toHaveCount(1, { timeout: 60_000 });
  await untilRecorded(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await page.goto("about:blank");

  expectListed({ ...consent, ...specified });
  expect(kept, "stored by the library").not.toMatch(hostile);
  expect(analytics.names).toContain("$mp_click");
  expect(fields("Page View")[0]).toMatchObject({
    page_name: "service/acne",
    search: "?utm_campaign=ok_1",
    $referrer: "https://www.google.com/search",
  });

  const events = analytics.recordings.flatMap((batch) => JSON.parse(batch) as unknown[]);
  const parts = leaves(events)
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => ({ name: name.replace(/^data-.*/, "data-"), value }));
  expect(unlisted(parts, recorded)).toEqual([]);
  const texts = parts.filter(({ name }) => name !== "_cssText");
  expect(texts.filter(({ value }) => hostile.test(String(value)))).toEqual([]);
  const json = JSON.stringify(events);
  for (const blocked of ["search-result", "search-dialog-field", "photo-check-input"]) {
    expect(json.replace(/"_cssText":"(?:[^"\\]|\\.)*"/g, "")).not.toContain(blocked);
  }
  expect(json.split('"tagName"').length, "the page itself is recorded").toBeGreaterThan(200);
});

test("consent mode: only listed fields are sent, and no condition", async ({ page }) => {
  await enter(page, `${configuredSite}/service/acne`);
  await page.getByRole("button", { name: "Yes, allow" }).click();
  await expect.poll(() => fields("Page View").length).toBe(1);
  for (const path of ["/acne-scars", "/content/photo-consult", "/Service/acne", "/service/acne/"]) {
    const before = fields("Page View").length;
    await page.goto(`${configuredSite}${path}${query}`);
    await expect.poll(() => fields("Page View").length).toBe(before + 1);
  }
  await headerLink(page, "Call Us").first().click();
  await expect(page).toHaveURL(/contact-us/);
  await expect.poll(() => fields("Page View").length).toBe(6);
  expectListed(consent);
  expect(fields("Page View").map(({ page_name }) => page_name)).toEqual([
    ...["service", "other", "content/photo-consult", "other", "service", "contact-us"],
  ]);
  expect(JSON.stringify(analytics.all), "conditions").not.toMatch(/acne/i);
  expect(analytics.recordings).toEqual([]);
});

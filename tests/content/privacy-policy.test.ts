import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commonFields, specifiedFields } from "../../app/analytics/allow-list.ts";
import { contentFolder } from "../../content-schema/content-reader.ts";

/* The privacy policy's section on statistics says each property that leaves in its mode; which ones
   leave, tests/browser/analytics/payloads.test.ts compares with whole requests. */

/** The policy's words, and the properties that they tell of. */
const inBoth = {
  Mixpanel: "token mp_lib $lib_version $insert_id",
  "Events:": `website_id domain form_name conversion_type value source button_location
    service_type price modal_type event_type`,
  "when booking, a form or a gallery is opened": "iframe_source",
  "how long that page takes to load": "load_time",
  "signals from the booking page": "event_type",
  "utm_source`, `utm_medium` and `utm_campaign": "search",
  browser: "$browser $browser_version",
  "operating system": "$os",
  "device type": "$device",
  "screen size": "$screen_height $screen_width",
  "the time": "timestamp time",
  "random visitor number": "distinct_id $device_id",
};
const inConsent = {
  "The kind of page": "url path page_name",
  "the kind of an error": "error_type error_message",
  "phone number or contact button": "contact_method",
};
const inSpecified = {
  "the address of each page you open here": "url path page_name $current_url",
  "the page that led you here": "$referrer $referring_domain",
  "which condition you read about, and it is not masked": "service_name category",
  "collects errors": "error_type error_message",
  "buttons and links you use": "contact_method",
  "session replay": "$mp_replay_id",
  heatmaps: specifiedFields.slice(specifiedFields.indexOf("$event_type")).join(" "),
};

it.each([
  ["consent", { ...inBoth, ...inConsent }, commonFields],
  ["specified", { ...inBoth, ...inSpecified }, [...commonFields, ...specifiedFields]],
] as const)("in the mode %s, the privacy policy says what is sent", (mode, said, names) => {
  const policy = readFileSync(join(contentFolder, "legal/privacy.mdx"), "utf8");
  const start = `<WhenAnalytics is="${mode}">`;
  const section = policy.split(start)[1]?.split("</WhenAnalytics>")[0] ?? "";
  for (const words of Object.keys(said)) expect(section).toContain(words);
  const named = new Set(Object.values(said).flatMap((text) => text.split(/\s+/)));
  expect([...named].toSorted()).toEqual([...names].toSorted());
});

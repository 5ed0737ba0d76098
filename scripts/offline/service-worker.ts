import { readFile } from "node:fs/promises";
import { practice, providerName } from "#content/practice";
import { colors } from "#content/theme";
import { hours as hoursWords } from "#words/offices";
import { offline } from "#words/other-pages";
import { policyHash } from "../../app/document/policy-hash.ts";
import { colorRules } from "../../app/styles/theme-css.ts";
import { summarizeWeek } from "../../content-schema/format/hours.ts";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { escapeHtml } from "../escape-html.ts";

const officeItem = (office: (typeof practice.offices)[number]) => {
  const hours = summarizeWeek(office.hours, hoursWords).map(
    ({ days, hours: open }) => `${days}: ${open === "closed" ? offline.closed : open}`,
  );
  return `<li><h2>${escapeHtml(office.name)}</h2>
<address>${escapeHtml(`${office.street}, ${office.suite}`)}<br>
${escapeHtml(`${office.city}, ${office.state} ${office.zip}`)}<br>
<a href="tel:${office.phone}">${formatPhone(office.phone)}</a></address>
<p class="hours">${hours.map(escapeHtml).join("<br>")}</p></li>`;
};

const offlinePage = (css: string, logo: string) => `<!doctype html>
<html lang="${practice.language}"><head><meta charset="utf-8">
<title>${escapeHtml(`${offline.title} | ${practice.brandName}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${css}</style></head>
<body><main>
<p class="mark">${logo.replace("<svg ", '<svg aria-hidden="true" ')}
<span><b>${escapeHtml(providerName)}</b>${escapeHtml(practice.brandName)}</span></p>
<h1>${escapeHtml(offline.heading)}</h1><p>${escapeHtml(offline.lead)}</p>
<ul class="offices">${practice.offices.map(officeItem).join("")}</ul>
<a class="retry" href="">${escapeHtml(offline.retry)}</a><p>${escapeHtml(offline.emergency)}</p>
</main></body></html>
`;

/** Returns the service worker's code, which contains the page: a new page updates the worker. */
export async function serviceWorker(logo: string): Promise<string> {
  const sheet = await readFile("scripts/offline/offline.css", "utf8");
  const css = colorRules(colors, sheet, ":root") + sheet.replaceAll(/\s+/g, " ");
  const policy = `default-src 'none'; style-src ${policyHash(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const source = await readFile("app/features/offline/service-worker.js", "utf8");
  return source
    .replace('"OFFLINE_PAGE"', () => JSON.stringify(offlinePage(css, logo)))
    .replace('"OFFLINE_POLICY"', () => JSON.stringify(policy));
}

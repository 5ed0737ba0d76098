import { readFile } from "node:fs/promises";
import postcss from "postcss";
import { colors, hoursWords, offline, practice, providerName } from "#content";
import { policyHash } from "../../app/document/policy-hash.ts";
import { customPropertiesIn, usedColors } from "../../app/styles/theme-css.ts";
import { summarizeWeek } from "../../content-schema/format/hours.ts";
import { formatPhone } from "../../content-schema/format/phone.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const offices = () =>
  practice.offices
    .map((office) => {
      const hours = summarizeWeek(office.hours, hoursWords).map(
        ({ days, hours }) => `${days}: ${hours === "closed" ? offline.closed : hours}`,
      );
      const lines = [
        `${office.street}, ${office.suite}`,
        `${office.city}, ${office.state} ${office.zip}`,
      ];
      return `<li><h2>${escaped(office.name)}</h2><address>${lines.map(escaped).join("<br>")}<br><a href="tel:${office.phone}">${formatPhone(office.phone)}</a></address><p class="hours">${hours.map(escaped).join("<br>")}</p></li>`;
    })
    .join("");

/** Returns the page's CSS, with the tokens that it uses. */
async function style(): Promise<string> {
  const css = await readFile("scripts/offline/offline.css", "utf8");
  const missing = new Set([...customPropertiesIn(css)].map((name) => `--${name}`));
  for (const name of Object.keys(colors.light)) missing.delete(`--${name}`);
  const tokens = postcss.parse(await readFile("app/styles/tokens.css", "utf8"));
  let sizes = "";
  tokens.walkDecls(({ prop, value }) => {
    if (missing.delete(prop)) sizes += `${prop}:${value};`;
  });
  if (missing.size > 0) {
    throw new Error(`scripts/offline/offline.css: no token is called ${[...missing].join(", ")}`);
  }
  const theme = usedColors(colors, css, ":root");
  return `:root{color-scheme:light dark;${sizes}}${theme}${css.replaceAll(/\s+/g, " ")}`;
}

/** Renders the offline page, which needs no other file, and its Content Security Policy. */
async function offlinePage(mark: string): Promise<{ html: string; policy: string }> {
  const css = await style();
  const brand = `<span><b>${escaped(providerName)}</b>${escaped(practice.brandName)}</span>`;
  const html = `<!doctype html>
<html lang="${practice.language}"><head><meta charset="utf-8"><title>${escaped(`${offline.title} | ${practice.brandName}`)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>${css}</style></head><body><main><p class="mark">${mark.replace("<svg ", '<svg aria-hidden="true" ')}${brand}</p><h1>${escaped(offline.heading)}</h1><p>${escaped(offline.lead)}</p><ul class="offices">${offices()}</ul><a class="retry" href="">${escaped(offline.retry)}</a><p>${escaped(offline.emergency)}</p></main></body></html>
`;
  const policy = `default-src 'none'; style-src ${policyHash(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, policy };
}

/** Returns the service worker's code, which contains the page: a new page updates the worker. */
export async function serviceWorker(mark: string): Promise<string> {
  const { html, policy } = await offlinePage(mark);
  const source = await readFile("app/features/offline/service-worker.js", "utf8");
  return source
    .replace('"OFFLINE_PAGE"', () => JSON.stringify(html))
    .replace('"OFFLINE_POLICY"', () => JSON.stringify(policy));
}

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { samples } from "#content/facts";
import { practice } from "#content/practice";
import type { RenderedPage } from "../../app/document/document.tsx";
import { redirects } from "../../app/paths.ts";
import { siteRules } from "../../server/rules.ts";
import { bookingOrigin, sitePolicy } from "./content-policy.ts";
import { headersFile, redirectsFile } from "./headers-file.ts";
import { nginxSite } from "./nginx.ts";

/** Writes the rules of the built-in server and of other hosts to `hosting/`, beside `client`. */
export async function writeHosting(client: string, rendered: readonly RenderedPage[]) {
  const shown = rendered.filter(({ route }) => route.kind !== "missing");
  const pages = shown.map(({ route }) => route.path);
  const pageRedirects = rendered.flatMap(({ route: { path, record } }) => {
    const { status = 301 } = redirects.find(({ from }) => from === path) ?? {};
    return record.redirectTo ? [{ from: path, to: record.redirectTo, status }] : [];
  });
  const illustrated = shown.filter(({ pictures }) => pictures.length > 0);
  const rules = siteRules({
    redirects: pageRedirects,
    policy: sitePolicy(new Set(rendered.flatMap(({ scripts }) => [...scripts]))),
    pages,
    firstPictures: new Map(illustrated.map(({ route, pictures }) => [route.path, pictures])),
    vendorOrigin: bookingOrigin,
    isIndexable: !samples.site,
    isAssetHost: practice.site.assetHost !== "",
  });
  const hosting = join(client, "../hosting");
  await mkdir(hosting, { recursive: true });
  await writeFile(join(hosting, "rules.json"), `${JSON.stringify(rules, null, 2)}\n`);
  await writeFile(join(hosting, "nginx-site.conf"), nginxSite(rules));
  await writeFile(join(client, "_headers"), headersFile(rules));
  await writeFile(join(client, "_redirects"), redirectsFile(rules, pages));
}

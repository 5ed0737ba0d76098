import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { practice, samples } from "#content";
import { galleryPath } from "../../app/paths.ts";
import { notFoundPaths } from "../../app/redirects.ts";
import { isFramed, isOfServices, type Rules, siteRules } from "../../server/rules.ts";
import { bookingOrigin, inlineOf, samplePolicy, sitePolicy } from "./content-policy.ts";
import { headersFile, redirectsFile } from "./headers-file.ts";
import { nginxMain, nginxSite } from "./nginx.ts";

type Page = { file: string; path: string; html: string };

async function readPages(client: string): Promise<Page[]> {
  const entries = await readdir(client, { recursive: true });
  return Promise.all(
    entries
      .filter((name) => name.endsWith(".html"))
      .sort()
      .map(async (name) => {
        const file = join(client, name);
        const address = `/${relative(client, file)}`;
        const path = isFramed(address)
          ? address
          : address.replace(/\/?(?:index)?\.html$/, "") || "/";
        return { file, path, html: await readFile(file, "utf8") };
      }),
  );
}

/** Returns the paths of files and folders, other than pages, that have no rule. */
async function othersIn(client: string, rules: Rules): Promise<string[]> {
  const entries = await readdir(client, { withFileTypes: true });
  const pages = new Set(rules.headers.map(({ path }) => path.split("/")[1]));
  return entries
    .filter(({ name }) => !/^[_.]|\.(?:br|gz|html)$/.test(name) && !pages.has(name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`))
    .sort();
}

/** Ports and paths in the generated nginx configuration. */
const nginx = {
  listen: ["8080", "[::]:8080"],
  root: "/srv/site/client",
  site: "/etc/nginx/site.conf",
};

/** Returns the rules of the built pages, from the hashes of their inline code and from settings. */
function rulesOf(pages: readonly Page[]): Rules {
  const policies = new Map([["*", sitePolicy()]]);
  const inlines = new Map(pages.map(({ path, html }) => [path, inlineOf(path, html)]));
  // All services and both documents for unknown paths share a policy, to limit the number of rules.
  const services = [...inlines].filter(
    ([path]) => isOfServices(path) || path === notFoundPaths.page,
  );
  const ofServices = sitePolicy({
    scripts: services.flatMap(([, { scripts }]) => scripts),
    styles: services.flatMap(([, { styles }]) => styles),
  });
  for (const [path, inline] of inlines) {
    const own = isFramed(path) ? samplePolicy(inline) : sitePolicy(inline);
    policies.set(path, isOfServices(path) ? ofServices : own);
  }
  return siteRules({
    policies,
    delegates: bookingOrigin ? [bookingOrigin] : [],
    isListed: !samples.site,
    isAssetHost: practice.site.assetHost !== "",
  });
}

/**
 * Writes the rules of the built-in server and the configurations of other hosts. `_headers` cannot
 * match unknown paths, so their documents get their policy in a `<meta>` element.
 * @param client the folder of the built pages; configurations go to `hosting/` beside it
 */
export async function writeHosting(client: string): Promise<void> {
  const pages = await readPages(client);
  for (const page of pages) {
    if (!Object.values(notFoundPaths).includes(page.path)) continue;
    const policy = sitePolicy(inlineOf(page.path, page.html)).replace(
      /; frame-ancestors [^;]+/,
      "",
    );
    page.html = page.html.replace(
      '<meta charSet="utf-8"/>',
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    );
    await writeFile(page.file, page.html);
  }
  const rules = rulesOf(pages);
  const hosting = join(client, "../hosting");
  await mkdir(hosting, { recursive: true });
  const galleries = pages
    .map(({ path }) => path)
    .filter((path) => path.startsWith(galleryPath("")));
  const files: [string, string][] = [
    [join(hosting, "rules.json"), `${JSON.stringify(rules, null, 2)}\n`],
    [join(hosting, "nginx-site.conf"), nginxSite(rules, nginx.listen, nginx.root)],
    [join(hosting, "nginx.conf"), nginxMain(nginx.site, "/tmp")],
    [join(client, "_headers"), headersFile(rules, await othersIn(client, rules))],
    [join(client, "_redirects"), redirectsFile(rules, galleries)],
  ];
  for (const [file, content] of files) await writeFile(file, content);
}

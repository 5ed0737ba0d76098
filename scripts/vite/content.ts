import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { isTextPage, textPage } from "./text-page.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "content");
const isRecord = (file: string) =>
  file.startsWith(folder) &&
  file.endsWith(".ts") &&
  !/\/(?:[a-z-]*schema|fields|define|explain|suggest|[a-z]+-file)\.ts$/.test(file);

/** Before the name of a page whose record is imported alone, so that it comes without the others. */
const onePage = "#page/";
/** The same inside the bundler: a browser that is served by the development server drops a #. */
const resolvedPage = "\0page/";

/**
 * Serves `content/` to the site: records are evaluated and checked once, when the site is built,
 * and reach the browser as plain data, without schema, markers or environment variables; texts
 * get their facts filled in before they are compiled.
 */
export function content(): Plugin[] {
  return [
    {
      name: "content:records",
      enforce: "pre",
      async load(id) {
        const file = id.replace(/\?.*$/, "");
        if (!isRecord(file)) return null;
        return Object.entries(await recordOf(file))
          .filter(([, value]) => typeof value !== "function")
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n");
      },
    },
    {
      name: "content:page",
      enforce: "pre",
      resolveId: (id) => (id.startsWith(onePage) ? id.replace(onePage, resolvedPage) : null),
      async load(id) {
        if (!id.startsWith(resolvedPage)) return null;
        const { pages } = await recordOf(join(folder, "pages.ts"));
        const name = id.slice(resolvedPage.length);
        const page = (pages as Record<string, unknown>)[name];
        if (!page)
          throw new Error(`${onePage}${name}: expected a page of content/pages.ts, found none`);
        return `export default ${JSON.stringify(page)};`;
      },
    },
    {
      name: "content:facts",
      enforce: "pre",
      async transform(code, id) {
        const file = id.replace(/\?.*$/, "");
        if (!file.startsWith(folder) || !file.endsWith(".mdx")) return null;
        if (isTextPage(id)) return { code: textPage(id, code), map: null };
        const { withFacts } = await recordOf(join(folder, "facts.ts"));
        return { code: (withFacts as WithFacts)(code, relative(root, file)), map: null };
      },
    },
    {
      name: "content:reload",
      configureServer(server) {
        server.watcher.add(folder);
        server.watcher.on("change", async (file) => {
          if (!file.startsWith(folder)) return;
          evaluated = undefined;
          server.moduleGraph.invalidateAll();
          // What the settings are made of starts the server anew; a page waits until it is back.
          if (server.config.configFileDependencies.includes(file)) await server.restart();
          server.ws.send({ type: "full-reload" });
        });
      },
    },
  ];
}

type WithFacts = (text: string, file: string) => string;
type Records = ReadonlyMap<string, Record<string, unknown>>;
let evaluated: Promise<Records> | undefined;

/** The name of all records together: they read each other, and each is evaluated once. */
const allRecords = "\0records";

async function evaluate(): Promise<Records> {
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => isRecord(file) && !/\.(?:test|d)\.ts$/.test(file))
    .map((file) => JSON.stringify(file));
  const entries = files.map((file) => `[${file}, await import(${file})]`);
  const { module } = await runnerImport<{ records: Records }>(allRecords, {
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "content:all",
        resolveId: (id) => (id === allRecords ? id : null),
        load: (id) => (id === allRecords ? `export const records = new Map([${entries}])` : null),
      },
    ],
  });
  return module.records;
}

/** What a record exports, evaluated and checked. */
async function recordOf(file: string): Promise<Record<string, unknown>> {
  evaluated ??= evaluate();
  const record = (await evaluated).get(file);
  const name = relative(root, file);
  if (!record) throw new Error(`${name}: expected a record of content/, found none`);
  return record;
}

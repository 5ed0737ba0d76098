import { join, relative, resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";

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
        const { module, dependencies } = await evaluate(file);
        for (const dependency of dependencies) this.addWatchFile(resolve(root, dependency));
        return Object.entries(module)
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
        const { module, dependencies } = await evaluate(join(folder, "pages.ts"));
        for (const dependency of dependencies) this.addWatchFile(resolve(root, dependency));
        const name = id.slice(resolvedPage.length);
        const page = (module["pages"] as Record<string, unknown>)[name];
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
        const { module } = await evaluate(join(folder, "facts.ts"));
        const withFacts = module["withFacts"] as (text: string, file: string) => string;
        const text = withFacts(code, relative(root, file));
        return { code: asPage(text, relative(folder, file)), map: null };
      },
    },
    {
      name: "content:reload",
      configureServer(server) {
        server.watcher.add(folder);
        server.watcher.on("change", async (file) => {
          if (!file.startsWith(folder)) return;
          evaluated.clear();
          server.moduleGraph.invalidateAll();
          // What the settings are made of starts the server anew; a page waits until it is back.
          if (server.config.configFileDependencies.includes(file)) await server.restart();
          server.ws.send({ type: "full-reload" });
        });
      },
    },
  ];
}

/** Makes a service's or a doctor's text a page of the site: its head, and the layout around it. */
function asPage(text: string, name: string): string {
  if (name.startsWith("services/")) return asService(text);
  if (name.startsWith("doctors/")) return asDoctor(text, name);
  return text;
}

function asDoctor(text: string, name: string): string {
  const path = JSON.stringify(`/provider/${name.slice("doctors/".length, -".mdx".length)}-do`);
  return `${text}

import { DoctorPage, doctorMetadata } from "/app/layout/doctor/doctor-page.tsx";

export const meta = () => doctorMetadata(frontmatter, ${path});

export default function Layout({ children }) {
  return <DoctorPage doctor={frontmatter} path={${path}}>{children}</DoctorPage>;
}
`;
}

function asService(text: string): string {
  const parts = [...text.matchAll(/<Part is="([^"]*)" title="([^"]*)">/g)].map(([, id, label]) => ({
    id,
    label,
  }));
  return `${text}

import { ServicePage, serviceMetadata } from "/app/layout/service/service-page.tsx";

export const meta = () => serviceMetadata(frontmatter);

export default function Layout({ children }) {
  return (
    <ServicePage service={frontmatter} parts={${JSON.stringify(parts)}}>
      {children}
    </ServicePage>
  );
}
`;
}

type Evaluated = { module: Record<string, unknown>; dependencies: string[] };
const evaluated = new Map<string, Promise<Evaluated>>();

function evaluate(file: string): Promise<Evaluated> {
  const known = evaluated.get(file);
  if (known) return known;
  const result = runnerImport<Record<string, unknown>>(file, {
    root,
    configFile: false,
    logLevel: "silent",
  });
  evaluated.set(file, result);
  return result;
}

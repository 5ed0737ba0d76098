import { join, relative, sep } from "node:path";
import {
  type DevEnvironment,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { paths } from "../../app/paths.ts";
import { contentFolder, withFolderPath } from "../../content-schema/content-reader.ts";
import { bootScript } from "../build/boot-script.ts";
import { escapeHtml } from "../escape-html.ts";

const root = join(import.meta.dirname, "../..");
const start = "/app/start/start.ts";
const deferred = "/app/styles/fonts.css";
const htmlType = "text/html; charset=utf-8";
const svgResponse = (body: string) => ({ status: 200, type: "image/svg+xml", body });

type CardModule = typeof import("../share-images/card.tsx");
type Renderer = typeof import("../../app/document/render.tsx");

function styleSheetsOf(node?: EnvironmentModuleNode, seen = new Set<unknown>()): string[] {
  if (!node || seen.has(node)) return [];
  seen.add(node);
  if (node.url.endsWith(".css")) return [node.url];
  return [...node.importedModules].flatMap((each) => styleSheetsOf(each, seen));
}

/** Compiled modules that do not depend on content. */
const keptModules = /\/node_modules\/|\/app\/(?!styles\/theme\.css|site-images\.ts)/;

function invalidateContent(environment: DevEnvironment): void {
  const { moduleGraph } = environment;
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (!keptModules.test(id)) moduleGraph.invalidateModule(module);
  }
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  for (const [id, module] of evaluatedModules.idToModuleMap) {
    if (!id.includes("/node_modules/")) evaluatedModules.invalidateModule(module);
  }
}

/** Reloads every five seconds: a repair may come before the page's client connects. */
const errorPage = (message: string) => ({
  status: 500,
  type: htmlType,
  body: `<!doctype html><html lang="en"><title>The page cannot be shown</title>
<meta http-equiv="refresh" content="5">
<script type="module" src="/@vite/client"></script>
<h1>The page cannot be shown</h1>
<pre style="white-space: pre-wrap">${escapeHtml(message)}</pre>
<p>It comes back when this is repaired and saved.</p>`,
});

/** Pages have no extension; Vite's own URLs start with `/@` or `/__`. */
const isPage = (url: string) =>
  /^\/(?!@|__)[^.?]*(?:\?.*)?$|^\/(?:assets\/[\w-]+|favicon)\.svg$/.test(url);

async function render(server: ViteDevServer, path: string) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("expected the environment ssr");
  if (path === "/favicon.svg") {
    const cardModule = await ssr.runner.import<CardModule>("/scripts/share-images/card.tsx");
    return svgResponse(cardModule.brandMark());
  }
  const { routes, renderPage, renderDocument, pageFile, illustrationFiles } =
    await ssr.runner.import<Renderer>("/app/document/render.tsx");
  const illustration = illustrationFiles.get(path);
  if (illustration) return svgResponse(illustration);
  const missing = path.startsWith("/service/") ? paths.unknownService : paths.notFound;
  const routeOf = (wanted: string) => routes.find((each) => each.path === wanted);
  const route = routeOf(path) ?? routeOf(missing);
  if (!route) throw new Error(`${missing}: expected it in app/routes.ts, found none`);
  const boot = await bootScript({ start, deferred });
  const page = await renderPage(route);
  const nodes = ["app/document/render.tsx", pageFile(route)].map((file) =>
    ssr.moduleGraph.getModuleById(join(root, file)),
  );
  const styleSheets = [...new Set(nodes.flatMap((node) => styleSheetsOf(node)))];
  const assets = { css: "", styleSheets, deferred, boot, searchTexts: "" };
  const body = renderDocument(page, assets);
  return { status: route.kind === "missing" ? 404 : 200, type: htmlType, body };
}

/** Renders pages for the development server, or why one cannot be rendered. */
export function devServer(): Plugin {
  return {
    name: "dev-server",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (_, file) => {
        const isContent = file.startsWith(`${contentFolder}${sep}`);
        const folder = isContent ? "content" : relative(root, file).split(sep)[0];
        if (folder !== "app" && folder !== "content" && folder !== "content-schema") return;
        const { ssr, client } = server.environments;
        if (!isContent && ssr && isRunnableDevEnvironment(ssr)) ssr.runner.clearCache();
        for (const environment of ssr ? [ssr, client] : [client]) {
          if (isContent) invalidateContent(environment);
          else environment.moduleGraph.invalidateAll();
        }
        client.hot.send({ type: "full-reload" });
      });
      server.middlewares.use(async (request, response, next) => {
        const { url = "/" } = request;
        if (!isPage(url)) return next();
        const send = ({ status, type, body }: ReturnType<typeof errorPage>) =>
          response.writeHead(status, { "Content-Type": type }).end(body);
        try {
          const { pathname } = new URL(url, "http://localhost");
          send(await render(server, pathname.replace(/(.)\/$/, "$1")));
        } catch (error) {
          const message = withFolderPath((error as Error).stack ?? String(error));
          console.error(`\n${message}\n`);
          send(errorPage(message));
        }
      });
    },
  };
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import {
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import type { Renderer } from "../build/bundle.ts";
import { bootScript } from "../build/client-files.ts";

const root = join(import.meta.dirname, "../..");
const start = "/app/islands/start.ts";
const deferred = "/app/styles/fonts.css";

/** Every style sheet that a module and its imports bring, in the order of the cascade. */
function sheetsOf(node: EnvironmentModuleNode | undefined, seen = new Set<unknown>()): string[] {
  if (!node || seen.has(node)) return [];
  seen.add(node);
  if (node.url.endsWith(".css")) return [node.url];
  return [...node.importedModules].flatMap((each) => sheetsOf(each, seen));
}

/** The page that the browser shows in place of one that cannot be rendered. */
const faultPage = (message: string) => `<!doctype html><title>The page cannot be shown</title>
<script type="module" src="/@vite/client"></script>
<pre>${message.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</pre>`;

/** Pages have no ending; what Vite serves by itself begins with `/@`. The lazy drawings are ours too. */
const isPage = (url: string) =>
  /^\/(?!@)[^.?]*(?:\?.*)?$/.test(url) || /^\/assets\/[\w-]+\.svg$/.test(url);

async function render(server: ViteDevServer, path: string) {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("expected the environment ssr");
  const { routes, renderPage, pageFile, drawingFiles } =
    await ssr.runner.import<Renderer>("/app/render.tsx");
  const drawing = drawingFiles.get(path);
  if (drawing) return { status: 200, type: "image/svg+xml", body: drawing };
  const missing = path.startsWith("/service/") ? "/service/404" : "/404";
  const route =
    path === "/examples"
      ? { path, page: "examples", kind: "hidden" as const }
      : (routes.find((each) => each.path === path) ?? routes.find((each) => each.path === missing));
  if (!route) throw new Error(`${missing}: expected it in app/routes.ts, found none`);
  const boot = await bootScript({ start, deferred, islands: "" });
  const body = await renderPage(route, () => {
    const nodes = ["app/render.tsx", pageFile(route)].map((file) =>
      ssr.moduleGraph.getModuleById(join(root, file)),
    );
    const sheets = [...new Set(nodes.flatMap((node) => sheetsOf(node)))];
    return { css: "", sheets, deferred, boot, modules: ["/@vite/client"] };
  });
  return { status: route.kind === "missing" ? 404 : 200, type: "text/html; charset=utf-8", body };
}

/**
 * Renders pages for the development server. Every change of a file renders them anew, also one in a
 * new file; a fault in the content is told in its own words, in the terminal and in the browser.
 */
export function pages(): Plugin {
  return {
    name: "pages",
    apply: "serve",
    configureServer(server) {
      let failing = "";
      const answer = async (request: IncomingMessage, response: ServerResponse) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const path = pathname.replace(/(.)\/$/, "$1");
        try {
          const { status, type, body } = await render(server, path);
          if (failing) console.info("Repaired: the content is sound again.");
          failing = "";
          response.writeHead(status, { "Content-Type": type });
          response.end(body);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          if (message !== failing) console.error(`\n${message}\n`);
          failing = message;
          response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
          response.end(faultPage(message));
        }
      };
      server.watcher.on("all", (_, file) => {
        if (!/\/(?:app|content)\//.test(file)) return;
        const { ssr, client } = server.environments;
        if (ssr && isRunnableDevEnvironment(ssr)) ssr.runner.clearCache();
        for (const environment of [ssr, client]) environment?.moduleGraph.invalidateAll();
        client.hot.send({ type: "full-reload" });
      });
      server.middlewares.use((request, response, next) => {
        if (isPage(request.url ?? "/")) void answer(request, response);
        else next();
      });
    },
  };
}

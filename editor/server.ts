import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { configOf } from "./config.ts";
import { Refusal, type Request } from "./merge-request.ts";
import { previews } from "./preview-pages.ts";
import type { ContentRecord } from "./records.ts";
import { expectContent, prepareSave } from "./save.ts";

const root = join(import.meta.dirname, "..");
const require = createRequire(import.meta.url);

type Next = (error?: unknown) => void;
type AppRequest = IncomingMessage & { body: Request };
type AppResponse = ServerResponse & {
  status: (code: number) => AppResponse;
  json: (value: unknown) => void;
};
type App = ((request: IncomingMessage, response: ServerResponse) => void) & {
  use: (...handlers: unknown[]) => void;
};

// Dependencies of this package, which the project's type check runs without.
const express = require("express") as (() => App) & {
  json: (settings: { limit: string }) => unknown;
  static: (folder: string) => unknown;
};
const { registerLocalFs } = require("decap-server/dist/middlewares.js") as {
  registerLocalFs: (app: App, options: { logLevel: string }) => Promise<void>;
};

/**
 * Whether a request comes from the editor's own page. Cross-site requests and DNS rebinding have
 * another `Origin` or `Host`.
 */
function isOwn({ headers, method }: Pick<IncomingMessage, "headers" | "method">, port: number) {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const origins = hosts.map((host) => `http://${host}`);
  const { host = "", origin } = headers;
  if (!hosts.includes(host)) return false;
  return origin ? origins.includes(origin) : method === "GET" || method === "HEAD";
}

/** The Content Security Policy: its own origin and the preview. Decap evaluates its schema. */
const policy = (preview: string) =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    `frame-src 'self' ${preview}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Starts the form editor on the loopback interface; `preview` is the preview server's origin. */
export async function editorServer(
  records: readonly ContentRecord[],
  config: ReturnType<typeof configOf>,
  { port, preview }: { port: number; preview: string },
): Promise<Server> {
  process.env["GIT_REPO_DIRECTORY"] = root;
  const app = express();
  app.use((request: AppRequest, response: AppResponse, next: Next) => {
    response.setHeader("Content-Security-Policy", policy(preview));
    response.setHeader("Cache-Control", "no-store");
    if (isOwn(request, port)) next();
    else response.status(403).json({ error: "The editor answers its own page only." });
  });
  app.use("/settings.json", (_: AppRequest, response: AppResponse) =>
    response.json({ preview, previews: previews(), config }),
  );
  app.use("/decap", express.static(join(require.resolve("decap-cms/package.json"), "../dist")));
  app.use(express.static(join(import.meta.dirname, "page")));
  app.use("/api/v1", express.json({ limit: "80mb" }));
  app.use("/api/v1", (request: AppRequest, response: AppResponse, next: Next) => {
    void prepare(request.body).then(
      (unnamed) => {
        response.on("finish", () => {
          for (const path of unnamed) void rm(join(root, path), { force: true });
        });
        next();
      },
      (error: Error) => {
        if (!(error instanceof Refusal)) console.error(error);
        response.status(422).json({ error: error.message });
      },
    );
  });
  const prepare = async (body: Request) => {
    expectContent(body);
    return prepareSave(records, body);
  };
  await registerLocalFs(app, { logLevel: "error" });
  return new Promise((done, fail) => {
    const server = createServer(app).once("error", fail);
    server.listen(port, "127.0.0.1", () => done(server));
  });
}

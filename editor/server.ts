import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loadContent } from "../content-schema/load-content.ts";
import { contentFolder } from "../content-schema/source.ts";
import { type Change, Repository } from "./changes.ts";
import type { configOf } from "./config.ts";
import { bundleForm, decapFolder, formPolicy, pageFolder } from "./form-page.ts";
import { launchList } from "./launch.ts";
import { Refusal, type Request } from "./merge-request.ts";
import { publish } from "./publish.ts";
import type { ContentRecord } from "./records.ts";
import { prepareSave, takeBack } from "./save.ts";
import { namesOf, placesOf } from "./shown.ts";

const root = join(import.meta.dirname, "..");
const require = createRequire(import.meta.url);

type Next = (error?: unknown) => void;
type AppRequest<Body = Request> = IncomingMessage & { body: Body };
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

/** Adds the list of changes since the last publication, with what takes one back or publishes all. */
function addChanges(app: App): void {
  const repository = new Repository(root);
  const answer = <Body>(path: string, respond: (body: Body) => Promise<unknown>) =>
    app.use(path, ({ body }: AppRequest<Body>, response: AppResponse) => {
      void respond(body).then(
        (value) => response.json(value ?? {}),
        (error: Error) => response.status(422).json({ error: error.message }),
      );
    });
  app.use(["/take-back", "/publish"], express.json({ limit: "1mb" }));
  answer("/changes.json", () => repository.changes());
  answer("/take-back", (change: Change) => takeBack(repository, change));
  // One line of JSON a step, and at the end `done` or the `error`.
  app.use("/publish", (_: AppRequest, response: AppResponse) => {
    const report = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    void publish(root, (step) => report({ step }))
      .then(
        () => report({ done: true }),
        (error: Error) => report({ error: error.message }),
      )
      .finally(() => response.end());
  });
}

/** Adds what the form shows of the content as it is now, and the launch list. */
function addContent(app: App, config: ReturnType<typeof configOf>, preview: string): void {
  app.use("/settings.json", (_: AppRequest, response: AppResponse) => {
    const content = loadContent(contentFolder);
    response.json({ preview, places: placesOf(content), names: namesOf(content), config });
  });
  app.use("/launch.html", ({ url = "" }: AppRequest, response: AppResponse) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(launchList(config, new URL(url, "http://localhost").searchParams.get("for")));
  });
}

/** Starts the form editor on the loopback interface; `preview` is the preview server's origin. */
export async function editorServer(
  records: readonly ContentRecord[],
  config: ReturnType<typeof configOf>,
  { port, preview }: { port: number; preview: string },
): Promise<Server> {
  process.env["GIT_REPO_DIRECTORY"] = root;
  const policy = formPolicy({ "frame-src": `'self' ${preview}`, "frame-ancestors": "'self'" });
  const app = express();
  app.use((request: AppRequest, response: AppResponse, next: Next) => {
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Cache-Control", "no-store");
    if (isOwn(request, port)) next();
    else response.status(403).json({ error: "The editor answers its own page only." });
  });
  addContent(app, config, preview);
  addChanges(app);
  app.use("/decap", express.static(decapFolder));
  const script = join(root, ".cache/form");
  await bundleForm(script);
  // The bundle comes before the source of the same name.
  app.use(express.static(script), express.static(pageFolder));
  app.use("/api/v1", express.json({ limit: "80mb" }));
  app.use("/api/v1", (request: AppRequest, response: AppResponse, next: Next) => {
    void prepareSave(records, request.body).then(
      (unnamed) => {
        response.on("finish", () => {
          if (response.statusCode !== 200) return;
          for (const path of unnamed) void rm(join(root, path), { force: true });
        });
        next();
      },
      (error: Error) => {
        if (!(error instanceof Refusal)) console.error(error);
        response.status(422).json({ ...error, error: error.message });
      },
    );
  });
  await registerLocalFs(app, { logLevel: "error" });
  return new Promise((done, fail) => {
    const server = createServer(app).once("error", fail);
    server.listen(port, "127.0.0.1", () => done(server));
  });
}

import { once } from "node:events";
import { rm } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loadContent } from "../content-schema/load-content.ts";
import { contentFolder } from "../content-schema/source.ts";
import { type Change, listChanges, root } from "./changes.ts";
import { configOf } from "./config.ts";
import { bundleForm, decapFolder, formPolicy, pageFolder } from "./form-page.ts";
import { launchList } from "./launch.ts";
import type { Request } from "./merge-request.ts";
import { Refusal } from "./problems.ts";
import { publish } from "./publish.ts";
import { allRecords } from "./records.ts";
import { prepareSave, takeBack } from "./save.ts";
import { namesOf, placesOf } from "./shown.ts";

const require = createRequire(import.meta.url);

type AppResponse = ServerResponse & { json: (value: unknown) => void };
type Handler = (
  request: IncomingMessage & { body: unknown },
  response: AppResponse,
  next: () => void,
) => void;
type App = Record<"use" | "post", (...handlers: (string | Handler)[]) => void> & {
  listen: (port: number, host: string) => Server;
};

// Dependencies of this package, which the project's type check runs without.
const express = require("express") as (() => App) & {
  json: (settings: { limit: string }) => Handler;
  static: (folder: string) => Handler;
};
const { registerLocalFs } = require("decap-server/dist/middlewares.js") as {
  registerLocalFs: (app: App, options: { logLevel: string }) => Promise<void>;
};

/** Cross-site requests and DNS rebinding have another `Origin` or `Host`. */
function isOwn({ headers: { host = "", origin }, method }: IncomingMessage, port: number) {
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return false;
  return origin ? origin === `http://${host}` : method === "GET" || method === "HEAD";
}

const refuse = (response: AppResponse) => (error: Error) => {
  if (!(error instanceof Refusal)) console.error(error);
  response.statusCode = 422;
  response.json({ error: error.message, problems: error.cause });
};

function addContent(app: App, config: ReturnType<typeof configOf>, preview: string): void {
  app.use("/settings.json", (_, response) => {
    const content = loadContent(contentFolder);
    response.json({ preview, places: placesOf(content), names: namesOf(content), config });
  });
  app.use("/launch.html", ({ url = "" }, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(launchList(config, new URL(url, "http://localhost").searchParams.get("for")));
  });
}

function addChanges(app: App): void {
  app.use("/changes.json", (_, response) => {
    void listChanges().then((changes) => response.json(changes), refuse(response));
  });
  // By POST alone: what another site shows as a picture is a GET, which has no origin.
  app.post("/take-back", express.json({ limit: "1mb" }), ({ body }, response) => {
    void takeBack(body as Change).then(() => response.json({}), refuse(response));
  });
  // One line of JSON a step, and at the end `done` or the `error`.
  app.post("/publish", (_, response) => {
    const report = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    void publish((step) => report({ step }))
      .then(
        () => report({ done: true }),
        (error: Error) => report({ error: error.message }),
      )
      .finally(() => response.end());
  });
}

/** Starts the form editor on the loopback interface; `preview` is the preview server's origin. */
export async function editorServer(port: number, preview: string): Promise<void> {
  const records = allRecords();
  process.env["GIT_REPO_DIRECTORY"] = root;
  const policy = formPolicy({ "frame-src": `'self' ${preview}`, "frame-ancestors": "'self'" });
  const app = express();
  app.use((request, response, next) => {
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Cache-Control", "no-store");
    if (isOwn(request, port)) return next();
    response.statusCode = 403;
    response.json({ error: "The editor answers its own page only." });
  });
  addContent(app, configOf(records), preview);
  addChanges(app);
  app.use("/decap", express.static(decapFolder));
  const script = join(root, ".cache/form");
  await bundleForm(script);
  // The bundle comes before the source of the same name.
  app.use(express.static(script), express.static(pageFolder));
  app.use("/api/v1", express.json({ limit: "80mb" }), ({ body }, response, next) => {
    void prepareSave(records, body as Request).then((unnamed) => {
      response.on("finish", () => {
        if (response.statusCode !== 200) return;
        for (const path of unnamed) void rm(join(root, path), { force: true });
      });
      next();
    }, refuse(response));
  });
  await registerLocalFs(app, { logLevel: "error" });
  await once(app.listen(port, "127.0.0.1"), "listening");
}

import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ContentError } from "../content-schema/validation/problem.ts";
import { type Change, listChanges, putBack, takeBack } from "./changes.ts";
import { configOf } from "./config.ts";
import { findWords } from "./find.ts";
import { bundleForm, decapFolder, fontsFolder, formPolicy, pageFolder } from "./form-page.ts";
import { root } from "./git.ts";
import { fieldAddress, launchList } from "./launch.ts";
import type { Request } from "./merge-request.ts";
import { type formProblem, Refusal } from "./problems.ts";
import { publish } from "./publish.ts";
import { type ContentRecord, recordsOf } from "./records.ts";
import { namesOf, placesOf } from "./shown.ts";
import { useContent } from "./sound.ts";
import { answer } from "./store.ts";
import { refusalOf, removeStaged } from "./write.ts";

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

/** Cross-site requests and DNS rebinding have another `Origin` or `Host`. */
function isOwn({ headers: { host = "", origin }, method }: IncomingMessage, port: number) {
  if (![`127.0.0.1:${port}`, `localhost:${port}`].includes(host)) return false;
  return origin ? origin === `http://${host}` : method === "GET" || method === "HEAD";
}

/** The content as a page of the form last read it. */
let known:
  | { records: ContentRecord[]; config: ReturnType<typeof configOf>; source: Read["source"] }
  | undefined;

const latest = async () => {
  if (!known) await readForm(() => undefined);
  if (!known) throw new Refusal("The content cannot be read.");
  return known;
};

/** Adds to problems of fields where the form opens them. */
const withAddresses = (problems: readonly ReturnType<typeof formProblem>[]) =>
  problems.map((each) => {
    const address = known && fieldAddress(known.config, each.file, each.path.map(String));
    return { ...each, address };
  });

const refuse = (response: AppResponse) => (error: unknown) => {
  const told = refusalOf(error);
  if (!(told instanceof Refusal || told instanceof ContentError)) console.error(told);
  const { message, cause } = told instanceof Error ? told : new Error(String(told));
  response.statusCode = 422;
  if (Array.isArray(cause)) response.json({ error: message, cause: withAddresses(cause) });
  else response.json({ error: message, ...(cause instanceof Error ? {} : { cause }) });
};

const asked = (url: string, name: string) =>
  new URL(url, "http://localhost").searchParams.get(name) ?? "";

type Work = (request: { url: string; body: unknown }) => Promise<unknown>;

/** Responds with the result as JSON, or with why there is none. */
const respond =
  (work: Work): Handler =>
  ({ url = "", body }, response) => {
    const result = Promise.resolve({ url, body }).then(work);
    void result.then((value) => response.json(value ?? {}), refuse(response));
  };

type Read = Parameters<typeof launchList>[1];

/** Reads the content, which may become unusable while the form is open, for a response. */
const readForm = <Result>(
  use: (config: ReturnType<typeof configOf>, read: Read, faults: string[]) => Result,
) =>
  useContent(({ problems, ...read }) => {
    const records = recordsOf(read.source);
    known = { records, config: configOf(records, read.source.folder), source: read.source };
    return use(known.config, read, problems.map(String));
  });

function addContent(app: App, preview: () => string): void {
  const settings = () =>
    readForm((config, { content }, faults) => {
      const shown = { places: placesOf(content), names: namesOf(content) };
      return { preview: preview(), faults, config, ...shown };
    });
  app.use("/settings.json", respond(settings));
  app.use("/launch.html", ({ url = "" }, response) => {
    const whose = asked(url, "for");
    void readForm((config, read) => launchList(config, read, whose)).then((html) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(html);
    }, refuse(response));
  });
  app.use(
    "/find.json",
    respond(async ({ url }) => findWords(await latest(), asked(url, "words"))),
  );
  // Where the form opens what the preview shows, such as `prices.yaml#telehealth`.
  const field = respond(async ({ url }) => {
    const [file = "", path = "", passage = "0"] = asked(url, "of").split(/[#@]/);
    const { config } = await latest();
    const address = fieldAddress(config, `content/${file}`, path.split("."));
    return { address: address?.replace("#", `&passage=${passage}#`) };
  });
  app.use("/field.json", field);
  const answerForm = respond(async ({ body }) => {
    return answer((await latest()).records, body as Request);
  });
  app.post("/api/v1", express.json({ limit: "80mb" }), answerForm);
}

function addChanges(app: App): void {
  const body = express.json({ limit: "1mb" });
  app.use("/changes.json", respond(listChanges));
  // By POST alone: what another site shows as a picture is a GET, which has no origin.
  const back = respond(async ({ body }) => ({ copy: await takeBack(body as Change) }));
  app.post("/take-back", body, back);
  app.post(
    "/put-back",
    body,
    respond(({ body }) => putBack((body as { copy: string }).copy)),
  );
  // One line of JSON a step, and at the end `done` or the `error`.
  app.post("/publish", (_, response) => {
    const report = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    void publish((step) => report({ step }))
      .then(
        () => report({ done: true }),
        (error: unknown) => report({ error: String(Object(refusalOf(error)).message) }),
      )
      .finally(() => response.end());
  });
}

/**
 * Starts the form editor on the loopback interface, whatever the content is like; `preview` returns
 * the preview server's origin, "" until there is one. Returns the problems of the content.
 */
export async function editorServer(
  port: number,
  preview: () => string,
): Promise<readonly string[]> {
  await removeStaged();
  // The preview takes the next port if its own is in use.
  const frames = { "frame-src": "'self' http://localhost:*", "frame-ancestors": "'self'" };
  const policy = formPolicy(frames);
  const app = express();
  app.use((request, response, next) => {
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Cache-Control", "no-store");
    if (isOwn(request, port)) return next();
    response.statusCode = 403;
    response.json({ error: "The editor answers its own page only." });
  });
  addContent(app, preview);
  addChanges(app);
  // The browser keeps it, compiled, as long as it is the same.
  const kept: Handler = (_, response, next) => {
    response.setHeader("Cache-Control", "no-cache");
    next();
  };
  app.use("/decap", kept, express.static(decapFolder));
  app.use("/fonts", express.static(fontsFolder));
  const script = join(root, ".cache/form");
  await bundleForm(script);
  // The bundle comes before the source of the same name.
  app.use(express.static(script), express.static(pageFolder));
  await once(app.listen(port, "127.0.0.1"), "listening");
  return readForm((_, __, faults) => faults).catch((error: Error) => [error.message]);
}

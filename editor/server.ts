import { cpSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { type Connect, type Plugin, preview as serve } from "vite";
import { roles } from "../content-schema/samples.ts";
import { ContentError } from "../content-schema/validation/problem.ts";
import { launchItems } from "../scripts/check-launch/launch-items.ts";
import { launchPage } from "../scripts/check-launch/launch-report.ts";
import { type Change, listChanges, type RevertedFile, reapply, revertChange } from "./changes.ts";
import { configOf } from "./config.ts";
import type { Entry } from "./entry.ts";
import { fieldAt } from "./field-at.ts";
import { removeStaged, runExclusive, userErrorOf } from "./file-store.ts";
import { formPolicy, pageFolder, writeForm } from "./form-assets.ts";
import { root } from "./git.ts";
import { previewPaths } from "./preview-paths.ts";
import { UserError } from "./problems.ts";
import { publish } from "./publish.ts";
import { recordsOf } from "./records.ts";
import { deleteFiles, readEntries, retire, save } from "./save.ts";
import { searchContent } from "./search-content.ts";
import { textReferences } from "./text-references.ts";
import { readValidContent } from "./valid-content.ts";

/** The form and content that a page last loaded. */
let lastForm: Awaited<ReturnType<typeof readForm>> | undefined;

/** Reads the content, which may become unusable while the form is open. */
async function readForm() {
  const read = await runExclusive(readValidContent);
  const records = recordsOf(read.reader);
  const form = { ...read, records, config: configOf(records, read.reader) };
  lastForm = form;
  return form;
}

const getForm = async () => lastForm ?? readForm();

/** Returns the launch list with links into the form; for one person, without. */
async function renderLaunchPage(whose: string | null): Promise<string> {
  const form = await readForm();
  const stepsOf = (field: string) => field.split(/[.[\]]+/).filter(Boolean);
  const items = launchItems(form);
  const isOne = roles.some((who) => who === whose);
  const shown = isOne ? items.filter(({ who }) => who === whose) : items;
  return launchPage(shown, ({ file, field }) => fieldAt(form, file, stepsOf(field)), !isOne);
}

/** Adds to each problem or change where the form shows its field. */
const withPlaces = (all: readonly { file: string; path: readonly PropertyKey[] }[]) =>
  all.map((each) => ({
    ...each,
    ...(lastForm ? fieldAt(lastForm, each.file, each.path.map(String)) : { place: each.file }),
  }));

/** Returns what the form shows of an error. */
function reportOf(error: unknown) {
  const reported = userErrorOf(error) as Error;
  if (reported instanceof UserError) {
    const { message, problems, conflictId } = reported;
    return { error: message, problems: withPlaces(problems), conflictId };
  }
  if (!(reported instanceof ContentError)) console.error(reported);
  return { error: reported.message, problems: [] };
}

/** `body` is undefined for a GET. */
type FormRequest = { query: URLSearchParams; body: unknown };

/** Responds with the result, JSON or a page, or with why there is none. */
const jsonRoute =
  (work: (request: FormRequest) => Promise<unknown>): Connect.SimpleHandleFunction =>
  (request, response) => {
    const send = (status: number, value: unknown) => {
      const isPage = typeof value === "string";
      const type = isPage ? "text/html" : "application/json";
      response.writeHead(status, { "Content-Type": `${type}; charset=utf-8` });
      response.end(isPage ? value : JSON.stringify(value ?? {}));
    };
    const result = async () => {
      const { searchParams: query } = new URL(request.url ?? "", "http://localhost");
      return work({ query, body: request.method === "POST" ? await json(request) : undefined });
    };
    void result().then(
      (value) => send(200, value),
      (error) => send(422, reportOf(error)),
    );
  };

type Routes = Readonly<Record<string, Connect.SimpleHandleFunction | undefined>>;

/** The routes of the form's requests. Only POST changes anything: another site can send a GET, such as with a picture. */
const routes = (preview: () => string): Routes => ({
  "GET /settings.json": jsonRoute(async () => {
    const { content, problems, config } = await readForm();
    const pages = { previewPaths: previewPaths(content), names: textReferences(content) };
    return { preview: preview(), problems: problems.map(String), config, ...pages };
  }),
  "GET /launch.html": jsonRoute(async ({ query }) => renderLaunchPage(query.get("for"))),
  "GET /launch.json": jsonRoute(async () => launchItems(await readForm()).length),
  "GET /find.json": jsonRoute(async ({ query }) =>
    searchContent(await getForm(), query.get("words") ?? ""),
  ),
  // Where the form opens what the preview shows, such as `prices.yaml#telehealth`.
  "GET /field.json": jsonRoute(async ({ query }) => {
    const [file = "", path = ""] = (query.get("of") ?? "").split("#");
    return fieldAt(await getForm(), `content/${file}`, path.split("."));
  }),
  "GET /changes.json": jsonRoute(async () => {
    // A change is named also while the content is damaged.
    await readForm().catch(() => undefined);
    return withPlaces(await runExclusive(listChanges));
  }),
  "POST /read": jsonRoute(async ({ body }) =>
    readEntries((await getForm()).records, body as string[]),
  ),
  "POST /save": jsonRoute(async ({ body }) =>
    save((await getForm()).records, body as Entry, preview()),
  ),
  "POST /delete": jsonRoute(async ({ body }) =>
    deleteFiles((await getForm()).records, body as string[]),
  ),
  "POST /retire": jsonRoute(async ({ body }) =>
    retire((await getForm()).records, body as { path: string; to: string }),
  ),
  "POST /revert": jsonRoute(({ body }) => revertChange(body as Change)),
  "POST /reapply": jsonRoute(({ body }) => reapply(body as RevertedFile[])),
  // One line of JSON a step, and at the end `done` or the `error`.
  "POST /publish": async (_, response) => {
    const report = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    const end = publish((step) => report({ step })).then(() => ({ done: true }), reportOf);
    report(await end);
    response.end();
  },
});

/** Cross-site requests have another `Origin`; Vite refuses another `Host`. */
const isOwn = ({ headers: { host, origin }, method }: IncomingMessage) =>
  origin ? origin === `http://${host}` : method === "GET" || method === "HEAD";

/** Vite plugin that responds to pages of the form. */
function formRoutes(preview: () => string): Plugin {
  // The preview takes the next port if its own is in use.
  const frames = { "frame-src": "'self' http://localhost:*", "frame-ancestors": "'self'" };
  const policy = formPolicy(frames);
  const handlers = routes(preview);
  return {
    name: "form-routes",
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeader("Content-Security-Policy", policy);
        const [path] = String(request.url).split("?");
        const route = handlers[`${request.method} ${path}`];
        if (!isOwn(request)) response.writeHead(403).end("The editor answers its own page only.");
        else if (route) route(request, response);
        else next();
      });
    },
  };
}

/**
 * Starts the form editor on the loopback interface, whatever the content is like; `preview` returns
 * the preview server's origin, "" until there is one. Returns the problems of the content.
 */
export async function startEditorServer(port: number, preview: () => string) {
  await removeStaged();
  const outDir = join(root, ".cache/form");
  cpSync(pageFolder, outDir, { recursive: true });
  await writeForm(outDir);
  await serve({
    configFile: false,
    logLevel: "error",
    appType: "mpa",
    build: { outDir },
    preview: { port, host: "127.0.0.1", strictPort: true, cors: false },
    plugins: [formRoutes(preview)],
  });
  return readForm().then(
    ({ problems }) => problems.map(String),
    (error: Error) => [error.message],
  );
}

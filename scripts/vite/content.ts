import { dirname, join, relative } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { themeCss } from "../../app/styles/theme-css.ts";
import { contentFolder, recordModules } from "../../content-schema/validation/read.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "content");
const app = join(root, "app");
const schemas = join(root, "content-schema");
const isSchema = (value: unknown) => typeof value === "object" && value !== null && "_zod" in value;
/** Removes the query that Vite adds to a module's id. */
export const withoutQuery = (id: string) => id.replace(/\?.*$/, "");

/** Types of the records that plugins read. */
type KnownRecords = {
  "fill-facts.ts": typeof import("../../content-schema/fill-facts.ts");
  "gallery.ts": typeof import("../../content-schema/gallery.ts");
  "images.ts": typeof import("../../content-schema/images.ts");
  "modules.ts": typeof import("../../content-schema/modules.ts");
  "practice.ts": typeof import("../../content-schema/practice.ts");
  "theme.ts": typeof import("../../content-schema/theme.ts");
};

/**
 * Vite plugin for `content/`. Evaluates and validates records once, at build time, and ships plain
 * data without schemas, markers or environment variables. Settings determine the optional features,
 * the colors, and whether `#analytics` resolves to the analytics or to an empty module.
 * `CONTENT_FOLDER` replaces `content/` in every import of `app/`.
 */
export function content(): Plugin {
  return {
    name: "content",
    enforce: "pre",
    async config(_, { command }) {
      isServing = command === "serve";
      const { modules } = await contentRecord("modules.ts");
      // The development server has all features, since content may change while it runs.
      const has = (name: keyof typeof modules) => String(command === "serve" || modules[name]);
      return {
        define: {
          "import.meta.env.HAS_GALLERY": has("gallery"),
          "import.meta.env.HAS_PHOTO_CONSULT": has("photo-consult"),
          "import.meta.env.HAS_TESTIMONIALS": has("testimonials"),
          "import.meta.env.HAS_PRESS": has("press"),
        },
      };
    },
    async resolveId(id) {
      if (id !== "#analytics") return null;
      const { analytics } = (await contentRecord("practice.ts")).practice;
      return join(app, "analytics", analytics.token === "" ? "absent.ts" : "start-analytics.ts");
    },
    async load(id) {
      const file = withoutQuery(id);
      if (file === join(app, "styles/theme.css")) {
        return themeCss((await contentRecord("theme.ts")).colors);
      }
      if (!recordModules.includes(file)) return null;
      return Object.entries(await recordOf(file))
        .filter(([, value]) => typeof value !== "function" && !isSchema(value))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    transform(code, id) {
      const file = withoutQuery(id);
      const isElsewhere = contentFolder !== folder && code.includes("../content/");
      if (!isElsewhere || !file.startsWith(`${app}/`)) return null;
      const from = (place: string) => relative(dirname(file), place);
      return { code: code.replaceAll(`${from(folder)}/`, `${from(contentFolder)}/`), map: null };
    },
    configureServer(server) {
      server.watcher.add([contentFolder, schemas]);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(contentFolder)) evaluated = undefined;
      });
    },
  };
}

let evaluated: Promise<typeof import("./records.ts")> | undefined;
let isServing = false;

/** Evaluates a module and its imports from the current files. */
export async function evaluate<Module>(file: string): Promise<Module> {
  const settings = { root, configFile: false, logLevel: "silent" } as const;
  return (await runnerImport<Module>(join(root, file), settings)).module;
}

/** Returns the validated exports of a module of `content-schema/`. */
export const contentRecord = async <Name extends keyof KnownRecords>(
  name: Name,
): Promise<KnownRecords[Name]> => (await recordOf(join(schemas, name))) as KnownRecords[Name];

async function recordOf(file: string): Promise<Record<string, unknown>> {
  evaluated ??= isServing ? evaluate("scripts/vite/records.ts") : import("./records.ts");
  const { records } = await evaluated;
  const record = records.get(file);
  if (!record) throw new Error(`${relative(root, file)}: expected a record, found none`);
  return record;
}

import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { checkContent, restMs } from "./content-check/faults.ts";

/*
 * The development server for people who edit content: it starts once the content is sound, and then
 * renders every page when it is requested (scripts/vite/pages.ts).
 */
const { values } = parseArgs({ options: { port: { type: "string" } } });

/** Resolves after the next change in the content. */
const nextChange = () =>
  new Promise<void>((done) => {
    const watcher = watch(join(import.meta.dirname, "../content"), { recursive: true }, () => {
      watcher.close();
      void setTimeout(restMs).then(done);
    });
  });

let told = await checkContent();
while (told.faults) {
  console.error(`${told.faults}\nThe site waits here until this is repaired and saved.`);
  await nextChange();
  told = await checkContent();
}
if (told.notes) console.warn(told.notes);

const server = await createServer(values.port ? { server: { port: Number(values.port) } } : {});
await server.listen();
server.printUrls();

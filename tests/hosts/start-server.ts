import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type Running = {
  origin: string;
  process: ChildProcess;
  /** All that it has printed. */
  output: () => string;
  /** Ends it as a service manager would, and returns its exit status. */
  stop: () => Promise<number | null>;
};

/** Starts the built-in server on a free port. */
export async function startServer(build: string): Promise<Running> {
  const root = join(import.meta.dirname, "../..");
  const server = spawn(process.execPath, [join(root, "server/main.ts")], {
    cwd: root,
    env: { ...process.env, PORT: "0", SITE_BUILD_DIRECTORY: build },
  });
  let output = "";
  const exit = once(server, "exit");
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (data) => {
        output += data;
        const [, port] = /localhost:(\d+)/.exec(output) ?? [];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    }
    exit.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  return {
    origin: await address,
    process: server,
    output: () => output,
    stop: async () => {
      server.kill("SIGTERM");
      const [code] = await exit;
      return code as number | null;
    },
  };
}

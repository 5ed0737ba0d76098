import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { outputOf } from "../support/processes.ts";
import { request } from "./request.ts";

export type RunningServer = {
  origin: string;
  output: () => string;
  /** Resident memory in bytes, and number of open files. */
  resources: () => { bytes: number; files: number };
  /** Processor time of the main thread, in ms. */
  cpuMs: () => number;
  /** Sends SIGTERM, as a service manager does, and returns the exit status. */
  stop: () => Promise<number | null>;
};

/** Starts the built-in server on a free port; `command` replaces the default command. */
export async function startServer(
  build: string,
  command = [process.execPath, "server/main.ts"],
): Promise<RunningServer> {
  const root = join(import.meta.dirname, "../..");
  const [program = "", ...parameters] = command;
  const server = spawn(program, parameters, {
    cwd: root,
    env: { ...process.env, PORT: "0", SITE_BUILD_DIRECTORY: build },
  });
  const output = outputOf(server);
  const exit = once(server, "exit");
  const port = () => /localhost:(\d+)/.exec(output())?.[1];
  while (!port()) {
    if (server.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    await sleep(20);
  }
  return {
    origin: `http://127.0.0.1:${port()}`,
    output,
    resources: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
      return { bytes: kilobytes * 1024, files: readdirSync(`/proc/${server.pid}/fd`).length };
    },
    cpuMs: () => {
      const [nanoseconds] = readFileSync(`/proc/${server.pid}/schedstat`, "utf8").split(" ");
      return Number(nanoseconds) / 1e6;
    },
    stop: async () => {
      server.kill("SIGTERM");
      const [code] = await exit;
      return code as number | null;
    },
  };
}

/** The nginx command that serves from a folder. */
export const nginxCommand = (folder: string) =>
  `/usr/sbin/nginx -p ${folder} -e stderr -c ${folder}/nginx.conf`;

/**
 * Starts nginx, and resolves when it responds.
 * @param folder for its own files
 * @param site the file with the generated `server` block
 * @param module the file of an nginx module to load
 */
export async function startNginx(folder: string, site: string, port: number, module?: string) {
  // As root, workers need permission to read the checkout.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const loaded = module ? `load_module ${module};\n` : "";
  const main = readFileSync(join(import.meta.dirname, "nginx.conf"), "utf8")
    .replaceAll("/tmp", folder)
    .replace("/etc/nginx/site.conf", site);
  writeFileSync(join(folder, "nginx.conf"), loaded + user + main);
  const [program = "", ...parameters] = nginxCommand(folder).split(" ");
  const nginx = spawn(program, [...parameters, "-g", "daemon off;"], { stdio: "ignore" });
  const exit = once(nginx, "exit");
  const origin = `http://127.0.0.1:${port}`;
  while (!(await request(origin, "/").catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error(`nginx: expected it to run, it ended (${folder})`);
    await sleep(50);
  }
  return {
    origin,
    stop: async () => {
      nginx.kill("SIGQUIT");
      await exit;
    },
  };
}

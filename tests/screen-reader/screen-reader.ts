import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Orca's defaults, without reading whole pages and echoing keys. */
const general = {
  startingProfile: ["Default", "default"],
  sayAllOnLoad: false,
  pageSummaryOnLoad: false,
  enableKeyEcho: false,
  enableBraille: false,
  enableSound: false,
};
const preferences = {
  general,
  profiles: { default: { profile: ["Default", "default"] } },
  pronunciations: {},
  keybindings: {},
};

/** Orca runs this at startup: it flushes each log line. */
const customizations = `import re
from orca import debug
debug.eventDebugFilter = re.compile("none")
debug.debugFile.reconfigure(line_buffering=True)
`;

/** In the log: the language in which a voice is requested, or an utterance with its voice. */
const spoken =
  /voice requested with language='(\w*)'|SPEECH OUTPUT: '([\s\S]*?)'(?: voice=\w+)? ?(?:\[?\{[^\n]*\}\]?|None)?\n/g;

/**
 * How long Orca's log must be idle (ms): after all expected speech; after expected silence; if
 * nothing is expected, after some or no speech; and before giving up.
 */
const idleMs = { complete: 120, silence: 600, something: 1000, nothing: 1500, late: 8000 };

/** Orca and a window manager on this process's display and D-Bus. */
export class ScreenReader {
  /** Orca's settings and log, and files for journeys. */
  readonly folder = mkdtempSync(join(tmpdir(), "screen-reader-"));
  #processes: ChildProcess[] = [];
  #log = "";
  #language = "";
  #lastOutputAt = 0;
  #utterances: string[] = [];

  async start(): Promise<void> {
    if (!process.env["DISPLAY"])
      throw new Error("Expected a screen: run npm test -- screen-reader");
    await this.#waitForOtherReader();
    const settings = join(this.folder, "orca");
    const log = join(this.folder, "log");
    mkdirSync(settings);
    writeFileSync(join(settings, "user-settings.conf"), JSON.stringify(preferences));
    writeFileSync(join(settings, "orca-customizations.py"), customizations);
    writeFileSync(log, "");
    const tail = spawn("tail", ["-f", log]);
    tail.stdout.setEncoding("utf8").on("data", (text) => this.#read(text));
    this.#processes.push(tail);
    // Windows need a window manager to get focus; this one grabs no keys.
    const windows = join(this.folder, "rc.xml");
    writeFileSync(windows, '<openbox_config xmlns="http://openbox.org/3.4/rc"/>');
    this.#spawn("openbox", "--sm-disable", "--config-file", windows);
    this.#spawn("orca", `--user-prefs=${settings}`, `--debug-file=${log}`);
    await this.hear((said) => said.length > 0);
  }

  async press(...keys: string[]): Promise<void> {
    await run("xdotool", ["key", "--delay", "40", ...keys]);
  }

  async type(text: string): Promise<void> {
    await run("xdotool", ["type", "--delay", "40", text]);
  }

  /**
   * Waits until Orca is idle and returns its speech since the last call.
   * @param isComplete whether all expected speech has arrived, if that is known
   */
  async hear(isComplete?: (said: readonly string[]) => boolean): Promise<string[]> {
    this.#lastOutputAt = performance.now();
    const idleLimit = () => {
      if (isComplete && !isComplete(this.#utterances)) return idleMs.late;
      if (isComplete) return this.#utterances.length > 0 ? idleMs.complete : idleMs.silence;
      return this.#utterances.length > 0 ? idleMs.something : idleMs.nothing;
    };
    while (performance.now() - this.#lastOutputAt < idleLimit()) {
      await sleep(15);
    }
    return this.#utterances.splice(0);
  }

  async stop(): Promise<void> {
    for (const each of this.#processes) each.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }

  #spawn(command: string, ...parameters: string[]): void {
    const child = spawn(command, parameters, {
      stdio: "ignore",
      env: {
        ...process.env,
        HOME: this.folder,
        XDG_CONFIG_HOME: this.folder,
        XDG_DATA_HOME: this.folder,
        XDG_CACHE_HOME: this.folder,
        GSETTINGS_BACKEND: "memory",
        LC_ALL: "C.UTF-8",
        // No synthesizer listens there, so nothing waits for audio.
        SPEECHD_ADDRESS: "unix_socket:/nonexistent",
      },
    });
    this.#processes.push(child);
  }

  /** Waits for another instance: Orca runs once per user. */
  async #waitForOtherReader(): Promise<void> {
    for (let tries = 0; tries < 240; tries += 1) {
      const others = await run("pgrep", ["-x", "orca"]).catch(() => undefined);
      if (!others) return;
      await sleep(1000);
    }
    throw new Error("Expected no other screen reader on this machine, found one that goes on");
  }

  /** Marks an utterance in another language than the site's, such as ` [es]`. */
  #mark = () => (/^(?:|en|None)$/.test(this.#language) ? "" : ` [${this.#language}]`);

  #read(text: string): void {
    this.#lastOutputAt = performance.now();
    this.#log += text;
    let end = 0;
    for (const match of this.#log.matchAll(spoken)) {
      const [whole, language, utterance] = match;
      if (utterance === undefined) this.#language = language ?? "";
      else this.#utterances.push(utterance + this.#mark());
      end = match.index + whole.length;
    }
    this.#log = this.#log.slice(Math.max(end, this.#log.lastIndexOf("SPEECH OUTPUT")));
  }
}

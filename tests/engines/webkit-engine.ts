import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, Capabilities, Key as Keys, type WebElement } from "selenium-webdriver";
import { ports } from "../support/test-sites.ts";
import { deadProxy, type Engine, find, type Key, noProxy, type Target } from "./engine.ts";

const keys: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
};

/**
 * Root in a container has neither user namespaces for the sandbox nor a GPU. Without compositing,
 * view transitions crash the browser.
 */
const environment = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
  // The client must not download a driver: it is set below.
  SE_OFFLINE: "true",
};

const startTimeoutMs = 25_000;

/** Starts the driver on its own display and waits until it responds. */
async function startDriver(): Promise<ChildProcess> {
  const driver = spawn(
    "xvfb-run",
    ["-a", "-s", "-screen 0 1600x1200x24", "/usr/bin/WebKitWebDriver", `--port=${ports.engines}`],
    { detached: true, stdio: "ignore", env: { ...process.env, ...environment } },
  );
  while (!(await fetch(`http://127.0.0.1:${ports.engines}/status`).catch(() => null))) {
    if (driver.exitCode !== null) throw new Error("WebKitWebDriver: expected it to run, it ended");
    await sleep(100);
  }
  return driver;
}

/** Starts a driver and a session. */
async function startSession(binary: string, options: readonly string[]) {
  const driver = await startDriver();
  const proxy = `${deadProxy.host}:${deadProxy.port}`;
  const browser = new Builder()
    .usingServer(`http://127.0.0.1:${ports.engines}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        // Its driver would wait before each command while a page loads, as one with a held script does.
        pageLoadStrategy: "none",
        "webkitgtk:browserOptions": { binary, args: ["--automation", ...options] },
        proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: [...noProxy] },
        // A command that hangs is named before its test times out.
        timeouts: { script: 30_000 },
      }),
    )
    .build();
  // The display's wrapper script exits with its driver.
  const stop = () => process.kill(-(driver.pid ?? 0));
  const started = Promise.race([browser, sleep(startTimeoutMs, null)]);
  if (await started.catch(() => null)) return { browser, stop };
  stop();
  throw new Error(`MiniBrowser: expected a session within ${startTimeoutMs} ms, found none`);
}

/** Starts WebKitGTK's MiniBrowser over WebDriver. */
export async function startWebkit(...options: string[]): Promise<Engine> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-*/MiniBrowser");
  if (!binary) throw new Error("MiniBrowser: expected it installed (test:all does), found none");
  const start = () => startSession(binary, options);
  // On a new machine, a first session may hang, and a second one.
  const { browser, stop } = await start().catch(start).catch(start);

  const element = async (target: Target): Promise<WebElement> => {
    const found = await browser.executeScript<WebElement>(find, target);
    // The driver does not scroll nested containers.
    await browser.executeScript(
      (shown: Element) => shown.scrollIntoView({ block: "center", behavior: "instant" }),
      found,
    );
    return found;
  };
  const pointAt = async (target: Target) =>
    browser.actions().move({ origin: await element(target) });
  return {
    go: async (url) => {
      await browser.executeScript(() => document.documentElement.classList.add("left"));
      await browser.get(url);
      const isParsed = () =>
        !document.documentElement.matches(".left") && document.readyState !== "loading";
      // A command fails while one page takes the place of another.
      await browser.wait(() => browser.executeScript(isParsed).catch(() => false), 30_000);
    },
    resize: async (width, height) =>
      void (await browser.manage().window().setRect({ width, height })),
    click: async (target) => (await pointAt(target)).click().perform(),
    hover: async (target) => (await pointAt(target)).perform(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    read: (script, ...parameters) =>
      browser.executeScript(script as () => unknown, ...parameters) as never,
    frameText: async (target) => {
      await browser.switchTo().frame(await element(target));
      try {
        return await browser.executeScript<string>(() => document.body.innerText);
      } finally {
        // Also of a frame that has no body yet.
        await browser.switchTo().defaultContent();
      }
    },
    close: async () => {
      // A hung browser does not quit; killing its driver ends it.
      await Promise.race([browser.quit().catch(() => {}), sleep(5000)]);
      stop();
    },
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { createServer } from "node:net";
import {
  Builder,
  Capabilities,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";
import {
  deadProxy,
  type Engine,
  find,
  type Key,
  missing,
  noProxy,
  parts,
  type Target,
} from "./engine.ts";

const keys: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
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

/** Timeout of a start before a retry, in ms. */
const startTimeoutMs = 25_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts the driver on its own display and waits until it responds. */
async function startDriver(port: number): Promise<ChildProcess> {
  const driver = spawn(
    "xvfb-run",
    ["-a", "-s", "-screen 0 1600x1200x24", "/usr/bin/WebKitWebDriver", `--port=${port}`],
    { detached: true, stdio: "ignore", env: { ...process.env, ...environment } },
  );
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return driver;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("WebKitWebDriver: expected an answer within 10 seconds, found none");
}

/** The display's wrapper script exits with its driver. */
function stopDriver({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid);
}

type Session = { driver: ChildProcess; browser: WebDriver };

/** One attempt: on a new machine, the first start may hang. */
async function startSession(binary: string): Promise<Session> {
  const port = await freePort();
  const driver = await startDriver(port);
  const proxy = `${deadProxy.host}:${deadProxy.port}`;
  const session = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        proxy: { proxyType: "manual", httpProxy: proxy, sslProxy: proxy, noProxy: [...noProxy] },
      }),
    )
    .build();
  // An abandoned attempt rejects later, when its driver has exited.
  session.catch(() => {});
  const started = await Promise.race([
    session.getSession().then(
      () => true,
      () => false,
    ),
    new Promise<false>((late) => setTimeout(late, startTimeoutMs, false)),
  ]);
  if (started) return { driver, browser: session };
  stopDriver(driver);
  throw new Error(`MiniBrowser: expected a session within ${startTimeoutMs} ms, found none`);
}

/** Starts WebKitGTK's MiniBrowser over WebDriver. */
export async function startWebkit(): Promise<Engine> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-*/MiniBrowser");
  if (!binary) throw new Error("MiniBrowser: expected it installed (npm test does), found none");
  const again = () => startSession(binary);
  const { driver, browser } = await again().catch(again).catch(again);

  const look = (target: Target) => browser.executeScript<WebElement | null>(find, ...parts(target));
  const element = async (target: Target): Promise<WebElement> => {
    const found = await look(target);
    if (!found) throw missing(target);
    // The driver does not scroll nested containers.
    await browser.executeScript(
      (shown: Element) => shown.scrollIntoView({ block: "center", behavior: "instant" }),
      found,
    );
    return found;
  };
  return {
    go: (url) => browser.get(url),
    resize: async (width, height) =>
      void (await browser.manage().window().setRect({ width, height })),
    has: async (target) => (await look(target)) !== null,
    click: async (target) =>
      browser
        .actions()
        .move({ origin: await element(target) })
        .click()
        .perform(),
    hover: async (target) =>
      browser
        .actions()
        .move({ origin: await element(target) })
        .perform(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    read: (script, ...given) => browser.executeScript(script as () => unknown, ...given) as never,
    frameText: async (target) => {
      await browser.switchTo().frame(await element(target));
      const text = await browser.executeScript<string>(() => document.body.innerText);
      await browser.switchTo().defaultContent();
      return text;
    },
    close: async () => {
      // A hung browser does not quit; killing its driver ends it.
      const quit = browser.quit().catch(() => {});
      await Promise.race([quit, new Promise((late) => setTimeout(late, 5000))]);
      stopDriver(driver);
    },
  };
}

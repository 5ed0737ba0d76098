import { setTimeout as sleep } from "node:timers/promises";
import { type ElementHandle, type LaunchOptions, launch } from "puppeteer-core";
import { deadProxy, type Engine, find, missing, noProxy, parts, type Target } from "./engine.ts";

const chromium: LaunchOptions = {
  browser: "chrome",
  executablePath: process.env["CHROMIUM_PATH"] || "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    `--proxy-server=${deadProxy.host}:${deadProxy.port}`,
  ],
};

/** Firefox without background requests. */
export const firefox: LaunchOptions = {
  browser: "firefox",
  executablePath: "/usr/bin/firefox-esr",
  extraPrefsFirefox: {
    "network.proxy.type": 1,
    "network.proxy.http": deadProxy.host,
    "network.proxy.http_port": deadProxy.port,
    "network.proxy.ssl": deadProxy.host,
    "network.proxy.ssl_port": deadProxy.port,
    "network.proxy.no_proxies_on": noProxy.join(","),
  },
};

/** Starts Chromium over CDP, or Firefox over WebDriver BiDi. */
export async function startPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await launch(options);
  // Firefox's initial tab has no focus, so it gets no key events.
  const page = await browser.newPage();

  const look = async (target: Target) =>
    (await page.evaluateHandle(find, ...parts(target))).asElement() as ElementHandle | null;
  const element = async (target: Target): Promise<ElementHandle> => {
    const handle = await look(target);
    if (!handle) throw missing(target);
    return handle;
  };
  return {
    // Firefox rejects a navigation while the previous one is being aborted.
    go: async (url) => {
      for (let tries = 5; ; tries -= 1) {
        try {
          return void (await page.goto(url));
        } catch (error) {
          if (tries === 1) throw error;
          await sleep(500);
        }
      }
    },
    resize: (width, height) => page.setViewport({ width, height }),
    has: async (target) => (await look(target)) !== null,
    click: async (target) => (await element(target)).click(),
    hover: async (target) => (await element(target)).hover(),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    read: (script, ...given) =>
      page.evaluate(script as (...all: unknown[]) => unknown, ...given) as never,
    frameText: async (target) => {
      const frame = await (await element(target)).contentFrame();
      return frame ? await frame.evaluate(() => document.body.innerText) : "";
    },
    close: () => browser.close(),
  };
}

export const startChromium = () => startPuppeteer(chromium);
export const startFirefox = () => startPuppeteer(firefox);

import { type ElementHandle, type LaunchOptions, launch } from "puppeteer-core";
import { deadProxy, type Engine, find, noProxy, type Target } from "./engine.ts";

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

/** Starts Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch(firefox);
  // Firefox's initial tab has no focus, so it gets no key events.
  const page = await browser.newPage();
  const element = async (target: Target) =>
    (await page.evaluateHandle(find, target)) as ElementHandle;
  return {
    go: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded" })),
    resize: (width, height) => page.setViewport({ width, height }),
    click: async (target) => {
      const control = await element(target);
      // Away from the action bar at the lower edge.
      await control.evaluate((each) =>
        each.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      await control.click();
    },
    hover: async (target) => (await element(target)).hover(),
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    read: (script, ...parameters) =>
      page.evaluate(script as (...all: unknown[]) => unknown, ...parameters) as never,
    frameText: async (target) => {
      const frame = await (await element(target)).contentFrame();
      return frame ? await frame.evaluate(() => document.body.innerText) : "";
    },
    close: () => browser.close(),
  };
}

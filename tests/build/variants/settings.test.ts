import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtPage, pageOfBuild, readBuildFile } from "../../support/built-pages.ts";
import { builds, configuredSettings } from "../../support/test-sites.ts";
import { visibleText } from "../../support/text.ts";

const none = "This site runs no visitor statistics.";
const optIn = "It starts only if you say yes.";
const optOut = "without asking first";
const nearMaps = "A map loads when you scroll close to it.";
const clickedMaps = "A map loads only when you press its button.";

describe.each(["/legal/privacy", "/legal/terms"])("%s matches the build", (path) => {
  it.each([
    ["without analytics", builtPage(path), [none, nearMaps]],
    ["with analytics in the mode consent", pageOfBuild(path), [optIn, clickedMaps]],
    [
      "with analytics in the mode specified",
      pageOfBuild(path, builds.specifiedSite),
      [optOut, nearMaps],
    ],
  ])("%s", (_, html, sentences) => {
    const text = visibleText(html);
    const all = [none, optIn, optOut, nearMaps, clickedMaps];
    expect(all.filter((sentence) => text.includes(sentence)).sort()).toEqual(sentences.sort());
  });
});

it("without a token no script has a part of analytics", () => {
  const scripts = (build: string) =>
    readdirSync(join(import.meta.dirname, "../../..", build, "client/assets"))
      .filter((file) => file.endsWith(".js"))
      .map((file) => file + readBuildFile(build, join("client/assets", file)))
      .join("");
  const parts = /Appointment Booking Started|privacy-card|record_sessions_percent|__mp_recorder/;
  expect(scripts(builds.site)).not.toMatch(parts);
  expect(scripts(builds.specifiedSite)).toMatch(parts);
});

it("without a token no policy allows the service's origin", () => {
  const reached = (build: string) =>
    [...new Set(readBuildFile(build, "hosting/rules.json").match(/connect-src [^;"]*/g))].join();
  expect(reached(builds.site)).toBe("connect-src 'self'");
  expect(reached(builds.specifiedSite)).toContain(configuredSettings.SITE_ANALYTICS_HOST);
});

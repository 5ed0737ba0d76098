import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builds, configuredSettings } from "../support/addresses.ts";
import { builtPages, configuredPage, specifiedPage } from "../support/pages.ts";
import { visibleText } from "../support/text.ts";

const plain = (path: string) => builtPages.find((page) => page.path === path)?.html ?? "";

describe("the privacy policy matches the build", () => {
  it.each(["/legal/privacy", "/legal/terms"])("%s, without analytics", (path) => {
    const text = visibleText(plain(path));
    expect(text).toContain("This site runs no visitor statistics.");
    expect(text).toContain("A map loads when you scroll close to it.");
    expect(text).not.toContain("It starts only if you say yes.");
    expect(text).not.toContain("without asking first");
  });

  it.each(["/legal/privacy", "/legal/terms"])("%s, with analytics in the mode consent", (path) => {
    const text = visibleText(configuredPage(path));
    expect(text).toContain("It starts only if you say yes.");
    expect(text).toContain("A map loads only when you press its button.");
    expect(text).not.toContain("This site runs no visitor statistics.");
    expect(text).not.toContain("without asking first");
  });

  it.each(["/legal/privacy", "/legal/terms"])(
    "%s, with analytics in the mode specified",
    (path) => {
      const text = visibleText(specifiedPage(path));
      expect(text).toContain("without asking first");
      expect(text).not.toContain("It starts only if you say yes.");
      expect(text).not.toContain("This site runs no visitor statistics.");
    },
  );
});

describe("the build follows the token", () => {
  const scripts = (build: string) => {
    const folder = join(import.meta.dirname, "../..", build, "client/assets");
    return readdirSync(folder)
      .filter((file) => file.endsWith(".js") && !/^(?:licen|legal)/.test(file))
      .map((file) => `${file}\n${readFileSync(join(folder, file), "utf8")}`)
      .join("\n");
  };
  const parts =
    /Appointment Booking Started|privacy-card|record_sessions_percent|mixpanel-recorder/;

  it("contains no analytics without one", () => {
    expect(scripts(builds.site)).not.toMatch(parts);
    expect(scripts(builds.specifiedSite)).toMatch(parts);
  });

  it("allows the service's origin only with one", () => {
    const reached = (build: string) => {
      const file = join(import.meta.dirname, "../..", build, "hosting/rules.json");
      const policies = readFileSync(file, "utf8").match(/connect-src [^;"]*/g);
      return [...new Set(policies)];
    };
    // The site probes the map service with `fetch`.
    expect(reached(builds.site)).toEqual(["connect-src 'self' https://www.google.com"]);
    for (const policy of reached(builds.specifiedSite)) {
      expect(policy).toContain(configuredSettings.SITE_ANALYTICS_HOST);
    }
  });
});

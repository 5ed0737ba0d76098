import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CoastCrop } from "./coast-crop.tsx";
import { CoastView } from "./coast-view.tsx";
import { illustrationFiles } from "./illustration-files.ts";

const names = (css = "", pattern: RegExp) =>
  [...new Set([...css.matchAll(pattern)].map(([, name = ""]) => name))].sort();

describe("the file of a lazy illustration", () => {
  it.each([...illustrationFiles])("%s embeds its colors and stays small", (_, text) => {
    const [, day, night = "", rules] =
      /^<svg xmlns="[^"]+" viewBox="[^"]+"[^>]*><style>svg\{([^}]+)\}@media \(prefers-color-scheme:dark\)\{svg\{([^}]+)\}\}([^<]*\.coast-[^<]+)<\/style>/.exec(
        text,
      ) ?? [];
    const declared = names(day, /(--[\w-]+):/g);
    expect(declared).toEqual(names(rules, /var\((--[\w-]+)\)/g));
    expect(declared).toEqual(expect.arrayContaining(names(night, /(--[\w-]+):/g)));
    expect(day + night).not.toContain("var(");
    expect(gzipSync(text).length).toBeLessThan(6000);
  });

  it("has a square crop of every view", () => {
    const html = renderToStaticMarkup(createElement(CoastCrop, { view: "sail", size: 56 }));
    const [, address = "", part] = /src="([^"#]*)#([^"]*)"/.exec(html) ?? [];
    const [, box = ""] =
      new RegExp(`<view id="${part}" viewBox="([^"]*)"`).exec(
        illustrationFiles.get(address) ?? "",
      ) ?? [];
    expect(box.split(" ")).toHaveLength(4);
  });

  it("is the image's source", () => {
    const html = renderToStaticMarkup(createElement(CoastView, { view: "pier", lazy: true }));
    const [, address = ""] = /src="([^"]*)"/.exec(html) ?? [];
    expect(address).toMatch(/^\/assets\/pier-[\da-f]{8}\.svg$/);
    expect([...illustrationFiles.keys()]).toContain(address);
    expect(html).toContain('alt="" width="1440" height="480" loading="lazy"');
  });
});

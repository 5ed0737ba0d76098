import { expect, it } from "vitest";
import { type AnyEvent, payloadOf } from "./events.ts";

const page = new URL("https://practice.example/service/anal-fissure");
const view: AnyEvent = {
  name: "Page View",
  fields: { page_name: "service/anal-fissure", path: "/service/anal-fissure", search: "" },
};
const failed = (error_type: "chunk" | "uncaught", error_message: string): AnyEvent => ({
  name: "Error",
  fields: { error_type, error_message },
});

it("names no condition where the visitor was asked", () => {
  const events: AnyEvent[] = [
    view,
    { name: "Service View", fields: { service_name: "Anal Fissure" } },
    { name: "Gallery View", fields: { category: "anal-fissure" } },
    failed("chunk", "Missing /assets/anal-fissure-BBN7pqSV.js"),
    failed("uncaught", "TypeError at /service/anal-fissure:12"),
  ];
  const sent = JSON.stringify(events.map((event) => payloadOf(event, page, 0, true)));
  expect(sent).not.toMatch(/fissure/i);
  expect(sent).toContain('"page_name":"service"');
});

import { expect, it } from "vitest";
import { payloadOf, type Raised } from "./events.ts";

const at = {
  id: "m1-abc",
  timestamp: "2026-11-21T10:00:00.000Z",
  url: "https://practice.example/service/anal-fissure",
};
const page: Raised = {
  ...at,
  name: "Page View",
  fields: { page_name: "service/anal-fissure", path: "/service/anal-fissure", search: "" },
};
const failed = (error_type: "chunk" | "uncaught", error_message: string): Raised => ({
  ...at,
  name: "Error",
  fields: { error_type, error_message },
});

it("names no condition where the visitor was asked", () => {
  const events: Raised[] = [
    page,
    { ...at, name: "Service View", fields: { service_name: "Anal Fissure" } },
    { ...at, name: "Gallery View", fields: { category: "anal-fissure" } },
    failed("chunk", "Missing /assets/anal-fissure-BBN7pqSV.js"),
    failed("uncaught", "TypeError at /service/anal-fissure:12"),
  ];
  const sent = JSON.stringify(events.map((event) => payloadOf(event, true)));
  expect(sent).not.toMatch(/fissure/i);
  expect(sent).toContain('"page_name":"service"');
});

import { expect, it } from "vitest";
import { builds } from "../support/addresses.ts";
import { deepFaultsOf, faultsOf } from "./every-answer.ts";
import { startServer } from "./start-server.ts";

it("the built-in server answers every address as the list of rules says", async () => {
  const { origin, stop } = await startServer(builds.site);
  try {
    const host = { origin, overTls: false, compresses: true };
    expect(await faultsOf(host)).toEqual([]);
    expect(await deepFaultsOf(host)).toEqual([]);
  } finally {
    expect(await stop()).toBe(0);
  }
});

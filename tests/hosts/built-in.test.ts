import { expect, it } from "vitest";
import { faultsOf } from "./every-answer.ts";
import { startServer } from "./start-server.ts";

it("the built-in server answers every address as the list of rules says", async () => {
  const { origin, stop } = await startServer("build");
  try {
    expect(await faultsOf({ origin, overTls: false, compresses: true })).toEqual([]);
  } finally {
    expect(await stop()).toBe(0);
  }
});

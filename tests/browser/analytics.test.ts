import { test } from "../support/test.ts";
import { consentTests } from "./analytics/consent.ts";
import { faultTests } from "./analytics/faults.ts";
import { islandTests } from "./analytics/islands.ts";
import { leavingTests } from "./analytics/leaving.ts";
import { movementTests } from "./analytics/movement.ts";
import { returnTests } from "./analytics/returns.ts";
import { specifiedTests } from "./analytics/specified.ts";

/* The tests share the service stub, so they run in sequence. */
test.describe.configure({ mode: "default" });
test.describe("as specified", specifiedTests);
test.describe("movement", movementTests);
test.describe("restored pages", returnTests);
test.describe("consent", consentTests);
test.describe("early exits", leavingTests);
test.describe("islands", islandTests);
test.describe("faults", faultTests);

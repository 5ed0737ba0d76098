import { test } from "../support/test.ts";
import { consentTests } from "./analytics/consent.ts";
import { faultTests } from "./analytics/faults.ts";
import { islandTests } from "./analytics/islands.ts";
import { leavingTests } from "./analytics/leaving.ts";
import { movementTests } from "./analytics/movement.ts";
import { returnTests } from "./analytics/returns.ts";
import { specifiedTests } from "./analytics/specified.ts";

/* They share the one stand-in for the service, so they run one after the other, in one file. */
test.describe.configure({ mode: "default" });
test.describe("as specified", specifiedTests);
test.describe("movement", movementTests);
test.describe("pages come back", returnTests);
test.describe("asked first", consentTests);
test.describe("left early", leavingTests);
test.describe("islands", islandTests);
test.describe("with faults", faultTests);

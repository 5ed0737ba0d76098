import { test } from "../support/test.ts";
import { consentTests } from "./analytics/consent.ts";
import { faultTests } from "./analytics/faults.ts";
import { leavingTests } from "./analytics/leaving.ts";
import { movementTests } from "./analytics/movement.ts";
import { returnTests } from "./analytics/returns.ts";
import { specifiedTests } from "./analytics/specified.ts";

test.describe("as specified", { tag: "@all" }, specifiedTests);
test.describe("movement", { tag: "@all" }, movementTests);
test.describe("restored pages", { tag: "@all" }, returnTests);
test.describe("consent", { tag: "@all" }, consentTests);
test.describe("early exits", { tag: "@all" }, leavingTests);
test.describe("faults", { tag: "@all" }, faultTests);

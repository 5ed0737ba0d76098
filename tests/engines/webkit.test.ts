import { journeys } from "./journeys.ts";
import { startWebkit } from "./webkit-engine.ts";

journeys("WebKitGTK", startWebkit);

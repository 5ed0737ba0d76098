import { startFirefox } from "./firefox-engine.ts";
import { journeys } from "./journeys.ts";

journeys("Firefox", startFirefox);

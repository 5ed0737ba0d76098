import { journeys } from "./journeys.ts";
import { startFirefox } from "./puppeteer-engine.ts";

journeys("Firefox", startFirefox);

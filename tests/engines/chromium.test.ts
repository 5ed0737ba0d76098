import { journeys } from "./journeys.ts";
import { startChromium } from "./puppeteer-engine.ts";

journeys("Chromium", startChromium);

import { journeys } from "./journeys.ts";
import { startWebkit } from "./webkit-engine.ts";

journeys("WebKitGTK", startWebkit);
journeys(
  "WebKitGTK without popovers, as Safari 16",
  () => startWebkit("--features=-PopoverAttribute"),
  /^(?:drawer|booking|gate)/,
);

import { createSiteServer } from "../../server/connections.ts";
import { buildFolder, readSite } from "../../server/site.ts";

/* The built-in server with timeouts of seconds, so that tests need not wait for minutes. */
const site = readSite(buildFolder);
const server = createSiteServer(() => site, { stalled: 2000, response: 5000 });
server.listen(0, () => {
  const address = server.address();
  console.info(`http://localhost:${typeof address === "object" && address?.port}`);
});
process.once("SIGTERM", () => process.exit(0));

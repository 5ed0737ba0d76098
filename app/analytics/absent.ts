import type * as present from "./start-analytics.ts";

/* `#analytics` of a site without a token: nothing is rendered, tracked or fetched. */

/* @__NO_SIDE_EFFECTS__ */
export const startAnalytics: typeof present.startAnalytics = () => undefined;
export const track: typeof present.track = () => undefined;
export const analyticsIslands = {};

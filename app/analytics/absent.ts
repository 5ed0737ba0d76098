import type * as present from "./start-analytics.ts";

/* A site without a token: nothing is shown, counted or fetched. */

/* @__NO_SIDE_EFFECTS__ */
export const startAnalytics: typeof present.startAnalytics = () => undefined;
export const track: typeof present.track = () => undefined;
export const analyticsIslands = {};

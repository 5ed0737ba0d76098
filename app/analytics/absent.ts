import type * as present from "./present.ts";

/* A site without visitor statistics: nothing is shown, counted or fetched. */

export const Analytics: typeof present.Analytics = () => null;
export const PrivacyCard: typeof present.PrivacyCard = () => null;
export const PrivacyControl: typeof present.PrivacyControl = () => null;
export const track: typeof present.track = () => undefined;

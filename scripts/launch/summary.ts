import { byGroup } from "./report.ts";
import { launchList } from "./state.ts";

/** The groups of the launch list with their counts, for the badge of the development server. */
export const launchSummary = () =>
  byGroup(launchList()).map(({ title, count }) => ({ title, count }));

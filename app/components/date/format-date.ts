import { months } from "#content/facts";
import * as format from "../../../content-schema/format/date.ts";

/** Formats month and day of a UTC date: “January 4”. */
export const formatDay = (date: Date): string => format.formatDayWith(date, months);

/** Formats a calendar date such as `2026-11-01` in US style: “November 1, 2026”. */
export const formatDate = (iso: string): string => format.formatDateWith(iso, months);

import { months } from "#content/facts";
import { formatDateWith } from "../../../content-schema/format/date.ts";

/** Formats a calendar date such as `2026-11-01` in US style: “November 1, 2026”. */
export const formatDate = (iso: string): string => formatDateWith(iso, months);

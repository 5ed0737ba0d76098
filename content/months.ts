import { z } from "zod";
import { define } from "./define.ts";
import { text } from "./fields.ts";

/** The months in printed dates: “November 1, 2026”. */
export const months = define("content/months.ts", z.array(text("January")).length(12), [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]);

import { z } from "zod";
import { address, date, list, optionalAddress, reviewer, text } from "./fields.ts";
import { mustConfirm } from "./must-confirm.ts";

/*
 * Parts of the site that a practice may do without. One that is a record is `null` then, one that is
 * a list is empty; what belongs to it leaves every page, menu and list.
 */

/** A consult by photo; its price stands in `prices.yaml`. */
export const photoConsult = z
  .strictObject({
    fewestImages: z.int().min(1),
    mostImages: z.int().min(1),
    fileTypes: list(text("JPEG"), 1, 6),
    turnaround: mustConfirm(text("within 24 hours").meta({ label: "Report ready" })),
  })
  .nullable()
  .meta({ hint: "Leave all empty when there is none: its page and every link to it go too." });

/** What patients have rated the practice elsewhere. */
export const rating = z
  .strictObject({
    value: mustConfirm(z.number().min(1).max(5)),
    count: mustConfirm(z.int().min(1)),
    best: z.literal(5),
    source: mustConfirm(text("Online patient ratings")),
    asOf: mustConfirm(date),
    /** Whether search engines are given the rating too, and who has looked at that. */
    structuredData: z
      .strictObject({
        shown: z.boolean({ error: "true or false" }),
        reviewedBy: reviewer.nullable(),
      })
      .meta({ label: "Given to search engines" }),
  })
  .nullable()
  .meta({ hint: "Leave all empty to show no rating." });

/** An outside lender whose card patients may pay with. */
export const lender = z
  .strictObject({
    name: mustConfirm(text("Sample Health Card")),
    url: mustConfirm(optionalAddress),
    /** What is charged once the promotion is over; Regulation Z wants it beside the 0%. */
    laterRate: mustConfirm(
      text("29.99% APR on what is left").meta({ label: "Rate after the promotion" }),
    ),
    terms: mustConfirm(text("The lender’s own terms")),
  })
  .nullable()
  .meta({ hint: "Leave all empty when there is none." });

/** Pages of the practice on social networks. */
export const social = z
  .array(
    z.strictObject({
      network: z.enum(["instagram", "youtube"]),
      label: text("Photos"),
      url: mustConfirm(address),
    }),
  )
  .meta({ label: "Social networks", hint: "Without an entry, the site shows none." });

import { z } from "zod";
import { text } from "./fields.ts";
import { mustConfirm } from "./must-confirm.ts";

const answer = mustConfirm(text("You do not need a referral."));

/** What patients ask before they come or send photos; each answer is the practice's own. */
export const answersSchema = z.strictObject({
  firstVisitPrice: mustConfirm(
    z
      .number({ error: "a price in dollars such as 250, or null" })
      .positive({ error: "a price above 0, or null" })
      .multipleOf(0.01, { error: "a price in dollars and cents such as 249.95, or null" })
      .nullable(),
  ),
  payment: answer,
  cancellation: answer,
  referral: answer,
  ages: answer,
  preparation: answer,
  period: answer,
  drivingHome: answer,
  doctorGender: answer,
  languages: answer,
  photosSeenBy: answer,
  photosKept: answer,
  photosKeptFor: answer,
  retake: answer,
  refund: answer,
});

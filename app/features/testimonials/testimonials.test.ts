import { expect, it } from "vitest";
import { columnStarts } from "./testimonials.tsx";

const short = 15;
const long = 528;

it("shares cards of one size out evenly", () => {
  expect(columnStarts(Array(20).fill(short), 2)).toEqual([10]);
  expect(columnStarts(Array(21).fill(long), 3)).toEqual([7, 14]);
});

it("gives a column of long quotes fewer of them", () => {
  expect(columnStarts([...Array(4).fill(long), ...Array(12).fill(short)], 2)).toEqual([4]);
});

import { expect, it } from "vitest";
import { validate } from "./message.ts";

const errorsOf = (name: string, email: string, message: string) => {
  const data = new FormData();
  for (const [key, value] of Object.entries({ name, email, message })) data.set(key, value);
  return validate(data);
};

it.each(["ann@example.com", "o'neil+x@mail.example.co.uk", " a@b.io "])("takes %s", (email) => {
  expect(errorsOf("Ann", email, "When are you open?")).toEqual({});
});

it.each(["ann", "ann@", "ann@example", "a nn@example.com", "@example.com"])(
  "names an address that cannot be one: %s",
  (email) => expect(errorsOf("Ann", email, "Hello")).toEqual({ email: "emailForm" }),
);

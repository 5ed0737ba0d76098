import { describe, expect, it } from "vitest";
import { validate } from "./validate.ts";

const form = (name: string, email: string, message: string) => {
  const data = new FormData();
  for (const [key, value] of Object.entries({ name, email, message })) data.set(key, value);
  return data;
};

describe("the contact form", () => {
  it("takes what a person writes", () => {
    for (const email of ["ann@example.com", "o'neil+x@mail.example.co.uk", " a@b.io "]) {
      expect(validate(form("Ann", email, "When are you open?"))).toEqual({});
    }
  });

  it("names each empty field, spaces included, and an address that cannot be one", () => {
    expect(validate(form(" ", "", "\n"))).toEqual({
      name: "name",
      email: "email",
      message: "message",
    });
    for (const email of ["ann", "ann@", "ann@example", "a nn@example.com", "@example.com"]) {
      expect(validate(form("Ann", email, "Hello")), email).toEqual({ email: "emailForm" });
    }
  });
});

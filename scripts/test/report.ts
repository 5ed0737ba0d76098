import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";

/** A test result from a runner's report. */
export type TestResult = {
  /** The file and the title. */
  name: string;
  seconds: number;
  outcome: "passed" | "failed" | "flaky";
  /** The first lines of the error, without colors. */
  error: string;
};

const shorten = (message = "") =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, 4)
    .join("\n      ");

const ofVitest = ({ testResults }: JsonTestResults): TestResult[] =>
  testResults.flatMap(({ name: path, message, status, assertionResults }) => {
    const file = path.slice(path.search(/[^/]+\/[^/]+$/));
    // A file that cannot be loaded has no tests.
    if (assertionResults.length === 0 && status === "failed")
      return [{ name: file, seconds: 0, outcome: "failed", error: shorten(message) }];
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
      outcome: status === "failed" ? "failed" : "passed",
      error: shorten(failureMessages?.[0]),
    }));
  });

const ofSuite = ({ specs, suites = [] }: JSONReportSuite): TestResult[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }): TestResult => {
      const outcome = status === "unexpected" ? "failed" : status === "flaky" ? "flaky" : "passed";
      return {
        name: `${file}: ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        outcome,
        error: shorten(results.find(({ error }) => error)?.error?.message),
      };
    }),
  ),
  ...suites.flatMap(ofSuite),
];

/** Parses a JSON report of Vitest or Playwright; returns an empty list without a report. */
export function readReport(file: string): TestResult[] {
  if (!existsSync(file)) return [];
  const report: JsonTestResults | JSONReport = JSON.parse(readFileSync(file, "utf8"));
  if ("testResults" in report) return ofVitest(report);
  const atLoading = report.errors.map(
    ({ message }): TestResult => ({
      name: "Playwright",
      seconds: 0,
      outcome: "failed",
      error: shorten(message),
    }),
  );
  return [...atLoading, ...report.suites.flatMap(ofSuite)];
}

import { join } from "node:path";
import { expect, it } from "vitest";
import { contentFolder } from "../../content-schema/content-reader.ts";
import { scopeFor } from "../../content-schema/text-rules.ts";
import { problemsOf } from "../../content-schema/validation/problem.ts";
import { CurrentContent } from "../vite/content.ts";
import { texts } from "../vite/texts.ts";
import { textProblems } from "./texts.ts";

const file = "content/pages/about.mdx";
const current = new CurrentContent();

function problemsIn(text: string) {
  const { content, reader } = current.read();
  try {
    return textProblems(file, reader.fillText(file, text), scopeFor(file, content), []);
  } catch (error) {
    return problemsOf(error);
  }
}

const compiler = texts(current) as unknown as {
  transform: (source: string, id: string) => Promise<{ code: string } | null>;
};
const compile = (source: string) =>
  compiler.transform(source, join(contentFolder, "pages/about.mdx"));

const markdown = "expected paragraphs, headings, lists, quotations, tables, links and the tags …";
const anyLink =
  "expected a link that begins with / or https:, with # and a heading, mailto: and an address, or tel: or sms: and a number";
const mark = "\u0001";

/** What runs as code, or leads to code, and the message of the check and of the compiler. */
const refused: [source: string, message: string][] = [
  ['import "./evil.ts"', markdown],
  ["export const evil = run()", markdown],
  ["{run()}", "expected two braces around a fact, such as {{phone.main}}, found {run()}"],
  ["Words {run()} in a line", "expected two braces around a fact"],
  ["{{{run()}}}", "expected"],
  ["\\{{run()}}", "expected"],
  ["{...run}", "expected"],
  ["<Phones x={run()} />", "expected <Phones /> without attributes, found x={run()}"],
  ["<Phones {...run()} />", "expected <Phones /> without attributes, found {...run()}"],
  ["<Phones onClick='run()' />", "expected <Phones /> without attributes, found onClick='run()'"],
  [
    '<Picture name={"room"} />',
    'expected <Picture> with only name, as words between quotation marks, found name={"room"}',
  ],
  ['<Picture name="a" name="b" />', "expected <Picture> with only name"],
  ["<Picture name />", "expected <Picture> with only name"],
  [
    '<WhenOffered is="press" onclick="run()">x</WhenOffered>',
    "expected <WhenOffered> with only is",
  ],
  ['<WhenOffered is="constructor">x</WhenOffered>', "expected <WhenOffered> with one of"],
  ['<Cite n="1" />', "expected one of the tags"],
  ["<div dangerouslySetInnerHTML={{ __html: run() }} />", "expected"],
  ["<constructor />", "expected Markdown or one of the tags"],
  ["<a.b />", "expected Markdown or one of the tags"],
  ["<svg:x />", "expected Markdown or one of the tags"],
  ["<Fragment>x</Fragment>", "expected one of the tags"],
  ["<>x</>", "expected one of the tags"],
  ["<script>run()</script>", "expected Markdown or one of the tags"],
  ['<iframe src="https://a.example" />', "expected Markdown or one of the tags"],
  ["<!-- x -->", "expected"],
  ["[x](javascript:run())", `${anyLink}, found javascript:run()`],
  ["[x](JaVaScRiPt:run())", anyLink],
  ["[x](data:text/html,x)", anyLink],
  ["[x](http://a.example)", anyLink],
  ["[x](javascript&colon;run())", anyLink],
  ["[x](&#106;avascript:run())", anyLink],
  ["[x](java&Tab;script:run())", anyLink],
  [`[x](<${mark}javascript:run()>)`, "expected"],
  ["[x](&#1;javascript:run())", anyLink],
  ["[x](//a.example)", anyLink],
  ["[x](/\\\\a.example)", anyLink],
  ["[x](/&Tab;/a.example)", anyLink],
  ["[x](https:/&#8203;/a.example)", anyLink],
  ["[x](about)", anyLink],
  ["[x]()", anyLink],
  ["[x](#)", anyLink],
  ["[x](tel:office)", anyLink],
  ["[x](mailto:?subject=a)", anyLink],
  ["[x][y]\n\n[y]: javascript:run()", markdown],
  ["www.example.com", anyLink],
  ["<https://a.example>", "expected"],
  ["![x](javascript:run())", "expected a picture of content/images.yaml by its name"],
  ["A[^1]\n\n[^1]: b", markdown],
  ["Call {{phone.main}}} now", "expected two braces around a fact"],
  ["Call phone.main}} now", "expected two braces around a fact"],
  ["# Words", "expected a heading with ## or more"],
  ["Words\n=====", "expected a heading with ## or more"],
  ["<Phones>words</Phones>", "expected <Phones /> on a line of its own"],
  ["<Phones>\n\nwords\n\n</Phones>", "expected <Phones /> without words inside"],
  ["words <Phones /> words", "expected <Phones /> on a line of its own"],
  ["```js run()\nrun()\n```", markdown],
];

it.each(refused)("neither the check nor the compiler passes %j", async (source, message) => {
  const [error] = problemsIn(source).map(String);
  const escaped = message.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("…", ".*");
  expect(error).toMatch(new RegExp(`^content/pages/about\\.mdx, line \\d+: ${escaped}`));
  await expect(compile(source)).rejects.toThrow();
});

it("accepts all allowed syntax, and removes comments", async () => {
  const text = `## Words

A *b* **c** \`d\` [e](/about), [f](#g), [h](https://a.example/?i=1#j), [k](mailto:l@m.example),
[n](tel:+15125550100), \\{o}\\
and {/* a note */} [o](sms:+15125550100).

{/* run() */}

> p

1. q

---

| r |
| - |
| s |

<WhenOffered is="photo-consult">{{price.photoConsult}}</WhenOffered>

<Phones />
`;
  expect(problemsIn("Escaped: \\[1\\] (2024), (a)\\[b\\]")).toEqual([]);
  const compiled = await compile(text);
  expect(compiled?.code).toContain("$45");
  expect(compiled?.code).not.toMatch(/note|run\(\)/);
});

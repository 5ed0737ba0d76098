import { search, searchDialog } from "#content";
import { fill } from "../../../content-schema/format/fill.ts";
import type { Finding } from "./find.ts";
import { SearchButton } from "./search-button.tsx";
import { SearchResults } from "./search-dialog.tsx";
import { SearchHelp } from "./search-help.tsx";

const ignore = () => undefined;

const found: Finding[] = [
  {
    href: "/service/hemorrhoid-treatment",
    page: "Hemorrhoid Treatment",
    heading: "",
    text: "Piles, or hemorrhoids, are swollen cushions that can bleed.",
    words: "",
    terms: ["pile"],
  },
  {
    href: "/service/rectal-bleeding#care",
    page: "Rectal Bleeding",
    heading: "When to call",
    text: "Blood on the paper is common, and piles are one cause.",
    words: "",
    terms: ["pile"],
  },
];

const help = (line: string, missed: boolean) => (
  <SearchHelp line={line} missed={missed} onExample={ignore} onChoose={ignore} />
);

export const states = {
  "the button in the header": <SearchButton />,
  "the button with words": <SearchButton>{search.heading}</SearchButton>,
  "empty, ready to type": help("", false),
  "fetching the texts": help(searchDialog.loading, false),
  "the texts did not come": help(searchDialog.failed, false),
  "nothing found": help(fill(searchDialog.none, { words: "elephant" }), true),
  results: <SearchResults found={found} onChoose={ignore} />,
};

import * as search from "#words/search";
import type { Finding } from "./find.ts";
import { SearchButton } from "./search-button.tsx";
import { SearchResults } from "./search-dialog.island.tsx";
import { SearchHelp } from "./search-help.tsx";

const found: Finding[] = [
  {
    href: "/service/hemorrhoid-treatment",
    page: "Hemorrhoid Treatment",
    heading: "",
    excerpt: [
      { text: "Piles", found: true },
      { text: ", or hemorrhoids, are swollen cushions that can bleed.", found: false },
    ],
  },
  {
    href: "/service/rectal-bleeding#care",
    page: "Rectal Bleeding",
    heading: "When to call",
    excerpt: [
      { text: "Blood on the paper is common, and ", found: false },
      { text: "piles", found: true },
      { text: " are one cause.", found: false },
    ],
  },
];

export const states = {
  "the button in the header": <SearchButton />,
  "the button with words": <SearchButton>{search.heading}</SearchButton>,
  "empty, ready to type": <SearchHelp missed={false} onExample={() => undefined} />,
  "nothing found": <SearchHelp missed onExample={() => undefined} />,
  results: <SearchResults found={found} />,
};

import { useState } from "react";
import { search } from "../../../content/search.ts";
import { Button } from "../../components/button/button.tsx";
import { fill } from "../../components/fill/fill.ts";
import type { Finding } from "./find.ts";
import { SearchButton } from "./search-button.tsx";
import { SearchDialog } from "./search-dialog.tsx";
import { SearchHelp } from "./search-help.tsx";
import { SearchResults } from "./search-results.tsx";
import { SlashKeySetting } from "./slash-key-setting.tsx";

const ignore = () => undefined;

function Dialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the search dialog</Button>
      <SearchDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

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
  "the dialog, open by its button": <Dialog />,
  "empty, ready to type": help("", false),
  "fetching the texts": help(search.loading, false),
  "the texts did not come": help(search.failed, false),
  "nothing found": help(fill(search.none, { words: "elephant" }), true),
  results: <SearchResults found={found} onChoose={ignore} />,
  "the setting of the key": <SlashKeySetting />,
};

import { categories } from "virtual:gallery-pictures";
import { useState } from "react";
import { useLoaded } from "../../islands/use-loaded.ts";
import { GatedContent } from "./gated-content.tsx";
import { Lightbox } from "./lightbox.tsx";
import { PairList, PairsStatus } from "./pairs.tsx";

/** A category's pairs behind the gate. */
export default function CategoryPictures({ id }: { id: string }) {
  return (
    <GatedContent>
      <Pictures id={id} />
    </GatedContent>
  );
}

/** Rendered after acceptance only, and fetched then. */
function Pictures({ id }: { id: string }) {
  const [shownIndex, setShownIndex] = useState<number | null>(null);
  const { value, failed } = useLoaded(categories[id], id);
  if (!value) return <PairsStatus failed={failed} />;
  const { pairs } = value;
  return (
    <>
      <PairList pairs={pairs} onChoose={setShownIndex} />
      <Lightbox pairs={pairs} shownIndex={shownIndex} onShow={setShownIndex} />
    </>
  );
}

import { categories } from "virtual:gallery-pictures";
import { useEffect, useState } from "react";
import { inTime } from "../../islands/in-time.ts";
import { Gated } from "./gated.tsx";
import { Lightbox } from "./lightbox.tsx";
import { type GalleryPair, NoPairs, PairList } from "./pairs.tsx";

/** A category's pairs behind the gate. */
export default function CategoryPictures({ id }: { id: string }) {
  return (
    <Gated>
      <Pictures id={id} />
    </Gated>
  );
}

/** Rendered after acceptance only, and fetched then. */
function Pictures({ id }: { id: string }) {
  const [pairs, setPairs] = useState<readonly GalleryPair[] | "failed">();
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    const load = categories[id];
    if (!load) return;
    inTime(load()).then(
      ({ pairs }) => setPairs(pairs),
      () => setPairs("failed"),
    );
  }, [id]);

  if (!pairs || pairs === "failed") return <NoPairs failed={pairs === "failed"} />;
  return (
    <>
      <PairList pairs={pairs} onChoose={setShown} />
      <Lightbox pairs={pairs} shown={shown} onShow={setShown} />
    </>
  );
}

import { categories } from "virtual:gallery-pictures";
import { useEffect, useState } from "react";
import { Gated } from "./gated.tsx";
import type { Lightbox as LightboxType } from "./lightbox.tsx";
import { type GalleryPair, NoPairs, PairList } from "./pairs.tsx";

type Loaded = { pairs: GalleryPair[]; Lightbox: typeof LightboxType };

/** The images and the lightbox are not needed before acceptance. */
async function load(id: string): Promise<Loaded> {
  const [pictures, view] = await Promise.all([categories[id]?.(), import("./lightbox.tsx")]);
  if (!pictures) throw new Error(`${id}: expected pictures, found none`);
  return { pairs: pictures.pairs, Lightbox: view.Lightbox };
}

type Category = {
  id: string;
  resultsNote: string;
};

/** A category's pairs behind the gate. */
export function CategoryPictures(category: Category) {
  return (
    <Gated>
      <Pictures {...category} />
    </Gated>
  );
}

/** Rendered after acceptance only. */
function Pictures({ id, resultsNote }: Category) {
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    load(id).then(setLoaded, () => setLoaded("failed"));
  }, [id]);

  if (!loaded || loaded === "failed") return <NoPairs failed={loaded === "failed"} />;
  const { pairs, Lightbox } = loaded;
  return (
    <>
      <PairList pairs={pairs} resultsNote={resultsNote} onChoose={setShown} />
      <Lightbox pairs={pairs} resultsNote={resultsNote} shown={shown} onShow={setShown} />
    </>
  );
}

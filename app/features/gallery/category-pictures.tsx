import { categories } from "virtual:gallery-pictures";
import { useEffect, useState } from "react";
import { Gated } from "./gated.tsx";
import { NoPairs, PairList } from "./pairs.tsx";

/** The images and the lightbox are not needed before acceptance. */
async function load(id: string) {
  const [pictures, view] = await Promise.all([categories[id]?.(), import("./lightbox.tsx")]);
  if (!pictures) throw new Error(`${id}: expected pictures, found none`);
  return { pairs: pictures.pairs, Lightbox: view.Lightbox };
}

/** A category's pairs behind the gate. */
export function CategoryPictures({ id }: { id: string }) {
  return (
    <Gated>
      <Pictures id={id} />
    </Gated>
  );
}

/** Rendered after acceptance only. */
function Pictures({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | "failed">();
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    load(id).then(setLoaded, () => setLoaded("failed"));
  }, [id]);

  if (!loaded || loaded === "failed") return <NoPairs failed={loaded === "failed"} />;
  const { pairs, Lightbox } = loaded;
  return (
    <>
      <PairList pairs={pairs} onChoose={setShown} />
      <Lightbox pairs={pairs} shown={shown} onShow={setShown} />
    </>
  );
}

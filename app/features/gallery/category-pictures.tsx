import { categories } from "virtual:gallery-pictures";
import { useEffect, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { type GalleryPair, GalleryPicture } from "./gallery-picture.tsx";
import type { Lightbox as LightboxType } from "./lightbox.tsx";
import { PairNote } from "./pair-note.tsx";

const sizes = "(min-width: 76rem) 34rem, calc(50vw - 2rem)";
const sides = ["before", "after"] as const;

type Loaded = { pairs: GalleryPair[]; Lightbox: typeof LightboxType };

/** The category's pictures and the view of them, which nobody needs before acceptance. */
async function load(id: string): Promise<Loaded> {
  const [made, view] = await Promise.all([categories[id]?.(), import("./lightbox.tsx")]);
  if (!made) throw new Error(`${id}: expected pictures, found none`);
  return { pairs: made.pairs, Lightbox: view.Lightbox };
}

/** A category's pairs. Only rendered after acceptance, and what it shows is only fetched then. */
export function CategoryPictures({ id }: { id: string }) {
  const [loaded, setLoaded] = useState<Loaded | "failed">();
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    let wanted = true;
    load(id).then(
      (made) => wanted && setLoaded(made),
      () => wanted && setLoaded("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [id]);

  if (loaded === "failed") {
    return (
      <div role="alert">
        <p>The pictures did not load. Check your connection.</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </div>
    );
  }
  if (!loaded) return <p role="status">Loading gallery...</p>;
  const { pairs, Lightbox } = loaded;
  return (
    <>
      <p>Choose a picture to see it large.</p>
      <ol className="gallery-pairs">
        {pairs.map((pair, index) => (
          <li key={pair.before.webp} className="gallery-pair">
            <div className="gallery-sides">
              {sides.map((side) => (
                <figure key={side}>
                  <button type="button" className="gallery-open" onClick={() => setShown(index)}>
                    <GalleryPicture image={pair[side]} sizes={sizes} />
                  </button>
                  <figcaption>{side === "before" ? "Before" : "After"}</figcaption>
                </figure>
              ))}
            </div>
            <h2>{pair.procedure}</h2>
            <PairNote pair={pair} />
          </li>
        ))}
      </ol>
      <Lightbox pairs={pairs} shown={shown} onShow={setShown} />
    </>
  );
}

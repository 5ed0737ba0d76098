import { categories } from "virtual:gallery-pictures";
import { useEffect, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { type GalleryPair, GalleryPicture } from "./gallery-picture.tsx";
import { Lightbox } from "./lightbox.tsx";

const sizes = "(min-width: 76rem) 34rem, calc(50vw - 2rem)";
const sides = ["before", "after"] as const;

/** A category's pairs. Only rendered after acceptance, and what it shows is only fetched then. */
export function CategoryPictures({ id }: { id: string }) {
  const [pairs, setPairs] = useState<GalleryPair[] | "failed">();
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    let wanted = true;
    categories[id]?.().then(
      (loaded) => wanted && setPairs(loaded.pairs),
      () => wanted && setPairs("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [id]);

  if (pairs === "failed") {
    return (
      <div role="alert">
        <p>The pictures did not load. Check your connection.</p>
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </div>
    );
  }
  if (!pairs) return <p role="status">Loading gallery...</p>;
  return (
    <>
      <p>The same results may not occur for all patients. Choose a picture to look closely.</p>
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
            <p>{pair.interval}</p>
            {pair.sample ? <p className="gallery-sample">Sample picture, not a patient</p> : null}
          </li>
        ))}
      </ol>
      <Lightbox pairs={pairs} shown={shown} onShow={setShown} />
    </>
  );
}

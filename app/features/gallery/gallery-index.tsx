import { useEffect } from "react";
import page from "#page/gallery";
import { gallery } from "../../../content/gallery.ts";
import { galleryWords } from "../../../content/gallery-words.ts";
import { words } from "../../../content/words.ts";
import { PageHeader } from "../../components/page-header/page-header.tsx";
import { Covered } from "./covered.tsx";
import { GalleryCards } from "./gallery-cards.tsx";
import { useGate, useGateOnArrival } from "./gate-context.tsx";
import { setFlag } from "./gate-state.ts";
import { HideImages } from "./hide-images.tsx";

/** The gallery's index: the gate first, then a card for each category. */
export function GalleryIndex({ ready = true }: { ready?: boolean }) {
  const { accepted } = useGate();
  useGateOnArrival(ready);

  useEffect(() => {
    if (accepted) setFlag("galleryVisited", true);
  }, [accepted]);

  return (
    <>
      <PageHeader
        {...page}
        lead={<p>{page.lead}</p>}
        trail={[
          { label: words.way.home, href: "/" },
          { label: galleryWords.name, href: "/gallery-popup" },
        ]}
      >
        {accepted ? <HideImages /> : null}
      </PageHeader>
      <div className="page-width gallery-body">
        {accepted ? <GalleryCards categories={gallery} /> : <Covered />}
      </div>
    </>
  );
}

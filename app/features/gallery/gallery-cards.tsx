import { ArrowRight } from "lucide-react";
import type { GalleryCategory } from "../../../content-schema/gallery.ts";
import { galleryPath } from "../../paths.ts";
import "./gallery.css";

/** The index of categories, in words only. */
export function GalleryCards({ categories }: { categories: readonly GalleryCategory[] }) {
  return (
    <ul className="gallery-cards">
      {categories.map(({ id, title, summary }) => (
        <li key={id} className="gallery-card">
          <h2>
            <a href={galleryPath(id)}>{title}</a>
          </h2>
          <p>{summary}</p>
          <ArrowRight aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}

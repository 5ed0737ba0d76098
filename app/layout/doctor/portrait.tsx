import { Illustration } from "../../components/illustration/illustration.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { siteImages } from "../../site-images.ts";
import "./portrait.css";

/** The doctor's photograph, or an illustration of a consulting room. */
export function Portrait() {
  const { portrait } = siteImages;
  return (
    <div className="portrait">
      {portrait ? (
        <Picture image={portrait} sizes="(width < 60rem) 30rem, 36vw" className="portrait-image" />
      ) : (
        <Illustration name="room" className="portrait-image" />
      )}
    </div>
  );
}

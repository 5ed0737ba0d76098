import { paths } from "./paths.ts";

/** Returns the remote visits that the practice offers, with their text from `copy`. */
export const remoteVisits = <Copy extends object>(copy: Record<"photo" | "video", Copy | null>) =>
  [
    { visit: copy.photo, href: paths.photoConsult },
    { visit: copy.video, href: paths.telehealth },
  ].flatMap(({ visit, href }) => (visit ? [{ ...visit, href }] : []));

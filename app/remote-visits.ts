import { paths } from "./paths.ts";

/** Only those that the practice offers. */
export const remoteVisits = <Copy extends object>(copy: Record<"photo" | "video", Copy | null>) =>
  [
    { visit: copy.photo, href: paths.photoConsult },
    { visit: copy.video, href: paths.telehealth },
  ].flatMap(({ visit, href }) => (visit ? [{ ...visit, href }] : []));

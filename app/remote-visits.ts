import { paths } from "./paths.ts";

/** The remote visits that the practice offers, each with its copy and the path of its page. */
export const remoteVisits = <Copy extends object>(copy: {
  photo: Copy | null;
  video: Copy | null;
}) =>
  [
    { visit: copy.photo, href: paths.photoConsult },
    { visit: copy.video, href: paths.telehealth },
  ].flatMap(({ visit, href }) => (visit ? [{ ...visit, href }] : []));

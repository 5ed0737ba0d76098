/*
 * Addresses beside those of pages (paths.ts), without that table: the start script has them.
 */

/** Shows the gallery's index on the home page; also the id of the element that holds it. */
export const galleryFragment = "gallery";

/** Files that are no pages of the site, by the folder that they are in. */
export const samplesFolder = "/samples/";
export const contactsFolder = "/contacts/";
export const galleryMediaFolder = "/gallery-media/";

export const serviceWorkerPath = "/service-worker.js";

/** The visit card of an office, by its id. */
export const contactCardPath = (office: string) => `${contactsFolder}${office}.vcf`;

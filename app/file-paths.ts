/*
 * Paths for the boot and start scripts; separate from paths.ts to keep its table out of them.
 */

/** The fragment that shows the gallery's index on the home page; also the id of its element. */
export const galleryFragment = "gallery";

/** Folders of files that are not pages. */
export const samplesFolder = "/samples/";
export const contactsFolder = "/contacts/";
export const galleryMediaFolder = "/gallery-media/";

export const serviceWorkerPath = "/service-worker.js";

/** The path of an office's vCard. */
export const contactCardPath = (office: string) => `${contactsFolder}${office}.vcf`;

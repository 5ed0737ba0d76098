/* Separate from paths.ts, whose table only analytics needs in the start script. */

/** Shows the gallery's index on the home page; also the id of its element. */
export const galleryFragment = "gallery";

export const samplesFolder = "/samples/";
export const contactsFolder = "/contacts/";
export const galleryMediaFolder = "/gallery-media/";

export const serviceWorkerPath = "/service-worker.js";

/** The path of an office's vCard. */
export const contactCardPath = (office: string) => `${contactsFolder}${office}.vcf`;

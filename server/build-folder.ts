/** The folder of the build that is written, served or tested, which `SITE_BUILD_DIRECTORY` names. */
export const buildFolder: string = process.env["SITE_BUILD_DIRECTORY"] || "build";

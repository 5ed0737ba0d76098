/** The build folder to write, serve or test; `SITE_BUILD_DIRECTORY` overrides it. */
export const buildFolder: string = process.env["SITE_BUILD_DIRECTORY"] || "build";

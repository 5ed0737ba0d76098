import { strictObject, z } from "zod";
import { origin, pattern } from "../content-schema/validation/fields.ts";
import { validate } from "../content-schema/validation/validate.ts";
import { formPolicy } from "./form-page.ts";

const appId = pattern(/^[\w-]+$/, "the id of an OAuth application");

const options = strictObject({
  backend: z.enum(["github", "gitlab", "gitea"]),
  repo: pattern(/^[\w.-]+(?:\/[\w.-]+)+$/, "owner/name"),
  branch: z.string().default("main"),
  site: origin.optional(),
  "base-url": origin,
  "app-id": appId.optional(),
});

/** GitHub needs a server of its own to log in, the others an application. */
const optionsOf: Readonly<Record<string, z.ZodType<z.output<typeof options>>>> = {
  gitlab: options.extend({ "base-url": origin.default("https://gitlab.com"), "app-id": appId }),
  // Decap has no editorial workflow for Gitea: all changes go to one branch to check and merge.
  gitea: options.extend({ branch: z.string().default("edits"), "app-id": appId }),
};

/**
 * Returns what differs on an admin host: the backend, and drafts where the Git host supports them.
 * `given` are options of `npm run edit:host`, which docs/deploying.md lists.
 * @throws {ContentError} naming the missing or unknown option
 */
export function hostConfig(given: Readonly<Record<string, string | undefined>>) {
  const schema = optionsOf[given["backend"] ?? ""] ?? options;
  const host = validate("Options", schema, given);
  const { backend: name, repo, branch, site, "base-url": base_url, "app-id": app_id } = host;
  const application = {
    api_root: `${base_url}/api/${name === "gitlab" ? "v4" : "v1"}`,
    app_id,
    ...(name === "gitlab" ? { auth_type: "pkce" } : {}),
  };
  return {
    backend: { name, repo, branch, base_url, ...(name === "github" ? {} : application) },
    ...(name === "gitea" ? {} : { publish_mode: "editorial_workflow" }),
    ...(site ? { site_url: site, display_url: site } : {}),
  };
}

/** The Content Security Policy of an admin host: its own origin and the Git host. */
export function hostPolicy({ backend }: ReturnType<typeof hostConfig>): string {
  const github = "https://api.github.com https://*.githubusercontent.com ";
  const api = (backend.name === "github" ? github : "") + backend.base_url;
  return formPolicy({
    "img-src": "'self' data: blob: https:",
    "connect-src": `'self' blob: data: ${api}`,
  });
}

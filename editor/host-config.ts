import { formPolicy } from "./form-page.ts";

/** Options of `npm run edit:host`, which docs/deploying.md lists. */
type Options = Readonly<Record<string, string | undefined>>;

const origin = /^https:\/\/[^/]+$/;

function expected(options: Options, name: string, form: RegExp, example: string): string {
  const value = options[name];
  if (value !== undefined && form.test(value)) return value;
  const found = value === undefined ? "nothing" : `"${value}"`;
  throw new Error(`--${name}: expected ${example}, found ${found}`);
}

function backendOf(options: Options) {
  const repo = expected(options, "repo", /^[\w.-]+(?:\/[\w.-]+)+$/, "owner/name");
  const kinds = "one of github, gitlab, gitea";
  const name = expected(options, "backend", /^(?:github|gitlab|gitea)$/, kinds);
  // Decap has no editorial workflow for Gitea: all changes go to one branch to check and merge.
  const branch = options["branch"] ?? (name === "gitea" ? "edits" : "main");
  const base = (example: string) => expected(options, "base-url", origin, example);
  if (name === "github") {
    return { name, repo, branch, base_url: base("the origin of your OAuth server") };
  }
  const isGitLab = name === "gitlab";
  const base_url =
    isGitLab && options["base-url"] === undefined
      ? "https://gitlab.com"
      : base("an origin such as https://git.example.com");
  return {
    name,
    repo,
    branch,
    base_url,
    api_root: `${base_url}/api/${isGitLab ? "v4" : "v1"}`,
    app_id: expected(options, "app-id", /^[\w-]+$/, "the id of an OAuth application"),
    ...(isGitLab ? { auth_type: "pkce" } : {}),
  };
}

/**
 * Returns what differs on an admin host: the backend, and drafts where the Git host supports them.
 * @throws {Error} naming the missing or unknown option
 */
export function hostConfig(options: Options) {
  const backend = backendOf(options);
  const { site } = options;
  return {
    backend,
    ...(backend.name === "gitea" ? {} : { publish_mode: "editorial_workflow" }),
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

/** Git hosts that an admin host can save to. */
const backends = ["github", "gitlab", "gitea"];

/** Options of `npm run edit:host`. */
type HostOptions = {
  backend?: string | undefined;
  /** Owner and name of the repository. */
  repo?: string | undefined;
  /** The branch to commit to. */
  branch?: string | undefined;
  /** The public site, which the form links to. */
  site?: string | undefined;
  /** GitHub: the OAuth server that exchanges the code; others: the origin of the Git host. */
  "base-url"?: string | undefined;
  /** GitLab and Gitea: the OAuth application ID. */
  "app-id"?: string | undefined;
};

/** An invalid option; the message is one line with what was expected and found. */
class OptionError extends Error {
  override name = "OptionError";
}

function expectOption(name: string, value: string | undefined, form: RegExp, example: string) {
  if (value !== undefined && form.test(value)) return value;
  throw new OptionError(
    `--${name}: expected ${example}, found ${value === undefined ? "nothing" : `"${value}"`}`,
  );
}

const origin = /^https:\/\/[^/]+$/;

function backendOf(options: HostOptions) {
  const { backend, "base-url": baseUrl, "app-id": appId } = options;
  const repo = expectOption("repo", options.repo, /^[\w.-]+(?:\/[\w.-]+)+$/, "owner/name");
  // Decap has no editorial workflow for Gitea: all changes go to one branch to check and merge.
  const branch = options.branch ?? (backend === "gitea" ? "edits" : "main");
  switch (backend) {
    case "github":
      return {
        name: backend,
        repo,
        branch,
        base_url: expectOption("base-url", baseUrl, origin, "the origin of your OAuth server"),
      };
    case "gitlab":
    case "gitea": {
      const example = backend === "gitlab" ? "https://gitlab.com" : "https://git.example.com";
      const base = expectOption(
        "base-url",
        baseUrl ?? (backend === "gitlab" ? example : undefined),
        origin,
        `an origin such as ${example}`,
      );
      return {
        name: backend,
        repo,
        branch,
        base_url: base,
        api_root: `${base}/api/${backend === "gitlab" ? "v4" : "v1"}`,
        app_id: expectOption("app-id", appId, /^[\w-]+$/, "the id of an OAuth application"),
        ...(backend === "gitlab" ? { auth_type: "pkce" } : {}),
      };
    }
    default:
      throw new OptionError(
        `--backend: expected one of ${backends.join(", ")}, found ${backend === undefined ? "nothing" : `"${backend}"`}`,
      );
  }
}

/**
 * Returns the part of Decap's configuration that differs on an admin host: the backend and, where
 * the Git host supports it, the editorial workflow: each change is a draft until published.
 * @throws {OptionError} naming the missing or unknown option
 */
export function hostConfig(options: HostOptions) {
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
  const api =
    backend.name === "github"
      ? `https://api.github.com https://*.githubusercontent.com ${backend.base_url}`
      : backend.base_url;
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${api}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

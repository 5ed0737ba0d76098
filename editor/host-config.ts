/** The hosts of repositories that the form can save into from an admin host. */
const backends = ["github", "gitlab", "gitea"];

/** What the command for an admin host is told. */
type HostOptions = {
  backend?: string | undefined;
  /** Owner and name of the repository. */
  repo?: string | undefined;
  /** Where changes are saved. */
  branch?: string | undefined;
  /** The public site, which the form links to. */
  site?: string | undefined;
  /** GitHub: the server that exchanges the code of a login; the others: the host of the repository. */
  "base-url"?: string | undefined;
  /** GitLab and Gitea: the id of the OAuth application. */
  "app-id"?: string | undefined;
};

/** A setting that the command refuses: one line with what was expected and found. */
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
  // Gitea has no drafts on branches of their own: all changes go to one that is checked and merged.
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
 * Returns the part of the form's configuration that differs on an admin host: where it saves, and
 * that each change is a draft of its own until it is checked and published, where the host can.
 *
 * @throws {OptionError} naming the option that is missing or unknown
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

/** What the pages of an admin host may load: themselves, and the host of the repository. */
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

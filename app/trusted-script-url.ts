type Policy = { createScriptURL: (url: string) => string };

type TrustedTypes = {
  createPolicy: (name: string, rules: Policy) => Policy;
};

let policy: Policy | undefined;

/** `undefined` in browsers without Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const rules: Policy = {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`Script address: expected one of this site, found ${url}`);
  },
};

/**
 * Returns a trusted URL of this site for a worker or a script element; Trusted Types block plain
 * strings (docs/decisions/0047). Typed as `string` because TypeScript's DOM library lacks
 * `TrustedScriptURL`.
 */
export function trustedScriptUrl(url: string): string {
  if (!trustedTypes) return rules.createScriptURL(url);
  policy ??= trustedTypes.createPolicy("site", rules);
  return policy.createScriptURL(url);
}

type Policy = { createScriptURL: (url: string) => string };

type TrustedTypes = {
  createPolicy: (name: string, rules: Policy) => Policy;
};

let policy: Policy | undefined;

/** Not in all browsers. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const rules: Policy = {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`Script address: expected one of this site, found ${url}`);
  },
};

/**
 * Allows an address of this site for a worker, a service worker or a script element: the content
 * security policy refuses every other text there (docs/decisions/0047). What it returns is the
 * browser's `TrustedScriptURL`, which TypeScript's DOM library does not know.
 */
export function trustedScriptUrl(url: string): string {
  if (!trustedTypes) return rules.createScriptURL(url);
  policy ??= trustedTypes.createPolicy("site", rules);
  return policy.createScriptURL(url);
}

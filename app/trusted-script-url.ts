const rules = {
  createScriptURL(url: string): string {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`Script address: expected one of this site, found ${url}`);
  },
};

/** `undefined` in browsers without Trusted Types. */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, policy: typeof rules) => typeof rules };
};

const policy = trustedTypes?.createPolicy("site", rules) ?? rules;

/**
 * Returns a trusted URL of this site for a worker or a script element; Trusted Types block plain
 * strings (docs/decisions/0047). Typed as `string` because TypeScript's DOM library lacks
 * `TrustedScriptURL`.
 */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);

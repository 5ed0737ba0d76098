const rules = {
  // `string`, because TypeScript's DOM library lacks `TrustedScriptURL`.
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

/** For workers and script elements: Trusted Types block plain strings (docs/decisions/0017). */
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);

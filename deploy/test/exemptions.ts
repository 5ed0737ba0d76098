import type { Exemption } from "../../tests/hosts/every-answer.ts";

/*
 * Where Cloudflare Workers static assets deviate from the rules, and why. The test fails for any
 * other deviation, and for an unused exemption.
 */

export const cloudflare: readonly Exemption[] = [
  {
    at: /^\/samples\//,
    fault: /./,
    because:
      "It takes `.html` off every address and redirects to the rest; the sample pages are not linked but framed, and the frame follows.",
  },
  {
    at: /^\/404\.html$/,
    fault: /./,
    because: "The same: it redirects to /404.",
  },
  {
    at: /^\/(?:service\/)?404$/,
    fault: /^expected status 404, found 200$/,
    because:
      "The missing pages are files to it. Nothing links to them, and they are not indexable.",
  },
  {
    at: /^a malformed escape$/,
    fault: /expected 400, found 307$/,
    because: "It mends the address and redirects there, where the answer is 404.",
  },
  {
    at: /^a list of tags$/,
    fault: /expected 304, found 200$/,
    because: "It compares one entity tag only and sends the whole file, which is slower but right.",
  },
  {
    at: /^(?:POST|PUT|DELETE)$/,
    fault: /^Allow:/,
    because: "It refuses other methods itself, with every header of the rules but without Allow.",
  },
  {
    at: /^\/(?!(?:assets|gallery-media|share)\/.*[^/]$)|^(?:POST|PUT|DELETE)$/,
    fault: /^(?:Cross-Origin-Resource-Policy|Cache-Control):/,
    because:
      "`_headers` sets no header twice for a path, so these are set for folders of files only. For all else Cloudflare sends `public, max-age=0, must-revalidate`, which has the effect of no-cache.",
  },
];

import { usePage } from "../page-context.ts";

/** Reports its code for the site's Content Security Policy. */
export function InlineScript({ code, type }: { code: string; type?: "speculationrules" }) {
  usePage().collected.scripts.add(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

import { use } from "react";
import { PageContext } from "../page-context.ts";

/** Reports its code for the site's Content Security Policy. */
export function InlineScript({ code, type }: { code: string; type?: "speculationrules" }) {
  use(PageContext)?.collected.scripts.add(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}

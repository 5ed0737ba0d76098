/** One record of `content/pages.ts`, without the others (scripts/vite/content.ts). */
declare module "#page/*" {
  import type { NamedPage } from "./schema.ts";

  const page: NamedPage;
  export default page;
}

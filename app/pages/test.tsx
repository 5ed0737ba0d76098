import { useLocation } from "react-router";
import { pages } from "../../content/pages.ts";
import { PageHeader } from "../components/page-header/page-header.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata("test", "/test", false);

/** Shows the current path, for developers. */
export default function Test() {
  const { pathname } = useLocation();
  const page = pages.test;
  return (
    <PageHeader
      trail={[
        { label: "Home", href: "/" },
        { label: page.title, href: "/test" },
      ]}
      {...page}
      lead={
        <>
          <p>
            Current path: <code>{pathname}</code>
          </p>
          <p>{page.lead}</p>
        </>
      }
    />
  );
}

import type * as Text from "*.mdx";
import type { ServiceRecord } from "#content/services";
import { findText } from "../layout/content-page/find-text.ts";
import { serviceComponents } from "../layout/service/service-components.deferred.tsx";
import { ServicePage } from "../layout/service/service-page.tsx";

const texts = import.meta.glob<typeof Text>("#texts/services/*.mdx", { eager: true });

/** A service page, from `content/services/`. */
export default function Service({ page }: { page: ServiceRecord }) {
  const text = findText(texts, page.slug);
  return (
    <ServicePage service={page}>
      <text.default components={serviceComponents(page)} />
    </ServicePage>
  );
}

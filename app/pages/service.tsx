import type * as Text from "*.mdx";
import type { ServiceRecord } from "#content/services";
import { ServicePage } from "../layout/service/service-page.tsx";
import { serviceComponents } from "../layout/service/text-components.tsx";

const texts = import.meta.glob<typeof Text>("../../content/services/*.mdx", { eager: true });

/** A service page, from `content/services/`. */
export default function Service({ page }: { page: ServiceRecord }) {
  // Records are read from these files, so each has one.
  const text = texts[`../../content/services/${page.slug}.mdx`] as typeof Text;
  return (
    <ServicePage service={page}>
      <text.default components={serviceComponents(page)} />
    </ServicePage>
  );
}

import type { ComponentType } from "react";
import type { ServiceRecord } from "#content";
import { ServicePage } from "../layout/service/service-page.tsx";

const texts = import.meta.glob<ComponentType>("../../content/services/*.mdx", {
  eager: true,
  import: "default",
});

/** A service page, from `content/services/`. */
export default function Service({ page }: { page: ServiceRecord }) {
  // Records are read from these files, so each has one.
  const Text = texts[`../../content/services/${page.slug}.mdx`] as ComponentType;
  return (
    <ServicePage service={page}>
      <Text />
    </ServicePage>
  );
}

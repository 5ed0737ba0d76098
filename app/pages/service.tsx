import type { ComponentType } from "react";
import type { ServiceRecord } from "#content";
import { ServicePage } from "../layout/service/service-page.tsx";
import { discreetPicture, type PageMetadata } from "../seo/page-metadata.ts";

type Props = { service: ServiceRecord };

const texts = import.meta.glob<ComponentType>("../../content/services/*.mdx", {
  eager: true,
  import: "default",
});

export const metadata = ({ service }: Props): PageMetadata => ({
  ...service,
  picture: discreetPicture(service.view),
});

/** A service page, from `content/services/`. */
export default function Service({ service }: Props) {
  // The record is its text's front matter.
  const Text = texts[`../../content/services/${service.slug}.mdx`] as ComponentType;
  return (
    <ServicePage service={service}>
      <Text />
    </ServicePage>
  );
}

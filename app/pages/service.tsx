import type { ComponentType } from "react";
import type { ServiceRecord } from "#content";
import { ServicePage } from "../layout/service/service-page.tsx";
import { discreetPicture, type PageMetadata } from "../seo/page-metadata.ts";

type Props = { service: ServiceRecord };

const texts = import.meta.glob<ComponentType>("../../content/services/*.mdx", {
  eager: true,
  import: "default",
});

export function metadata({ service }: Props): PageMetadata {
  const { title, description, keywords, path, view } = service;
  return { title, description, keywords, path, picture: discreetPicture(view) };
}

/** A service page, from `content/services/`. */
export default function Service({ service }: Props) {
  // Records are read from these files, so each has one.
  const Text = texts[`../../content/services/${service.slug}.mdx`] as ComponentType;
  return (
    <ServicePage service={service}>
      <Text />
    </ServicePage>
  );
}

import type { ComponentType } from "react";
import { serviceRecords } from "#content";
import { ServicePage } from "../layout/service/service-page.tsx";
import { servicePath } from "../paths.ts";
import { discreetPicture, type PageMetadata } from "../seo/page-metadata.ts";

type Props = { slug: string };

const texts = import.meta.glob<ComponentType>("../../content/services/*.mdx", {
  eager: true,
  import: "default",
});

function read(slug: string) {
  const service = serviceRecords[slug];
  const Text = texts[`../../content/services/${slug}.mdx`];
  if (!service || !Text) throw new Error(`${slug}: expected a service with this slug, found none`);
  return { service, Text };
}

export function metadata({ slug }: Props): PageMetadata {
  const { title, description, keywords, view } = read(slug).service;
  const path = servicePath(slug);
  return { title, description, keywords, path, picture: discreetPicture(view) };
}

/** A service page, from `content/services/`. */
export default function Service({ slug }: Props) {
  const { service, Text } = read(slug);
  return (
    <ServicePage service={service}>
      <Text />
    </ServicePage>
  );
}

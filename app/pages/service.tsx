import { lazy, Suspense } from "react";
import { type MetaFunction, useParams } from "react-router";
import { services } from "../../content/services.ts";
import { pageMetadata } from "../seo/page-metadata.ts";
import { ServiceArticle } from "./service/service-article.tsx";
import { titleFromSlug, UnknownService } from "./service/unknown-service.tsx";

type ServiceText = typeof import("*.mdx");

const texts = import.meta.glob<ServiceText>("../../content/services/*.mdx");

/** Each service's text is a file of its own, fetched when its page is opened. */
const articles = Object.fromEntries(
  services.map(({ slug }) => [
    slug,
    lazy(async () => {
      const text = await texts[`../../content/services/${slug}.mdx`]?.();
      if (!text) throw new Error(`content/services/${slug}.mdx: expected a file, found none`);
      return { default: () => <ServiceArticle {...text} Text={text.default} /> };
    }),
  ]),
);

export const meta: MetaFunction = ({ params }) => {
  const slug = params["slug"] ?? "";
  const service = services.find((candidate) => candidate.slug === slug);
  if (service) return pageMetadata(service);
  return pageMetadata({
    title: titleFromSlug(slug),
    description: `${titleFromSlug(slug)}: this page is being written. See the services that have a page, or call one of our offices.`,
    keywords: ["proctology services"],
    path: `/service/${slug}`,
    indexed: false,
  });
};

/** One service; an unknown slug has a page of its own. */
export default function Service() {
  const slug = useParams()["slug"] ?? "";
  const Article = articles[slug];
  if (!Article) return <UnknownService slug={slug} />;
  return (
    <Suspense>
      <Article key={slug} />
    </Suspense>
  );
}

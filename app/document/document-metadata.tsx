import { languages } from "#content/labels";
import { practice } from "#content/practice";
import type { Route } from "../routes.ts";
import {
  absoluteUrl,
  galleryRating,
  pageTitle,
  robotsByKind,
  type ShareImage,
} from "../seo/page-metadata.ts";

/** Metadata tags that differ between pages. */
export function DocumentMetadata({ route }: { route: Route }) {
  const { title, redirectTo } = route.record;
  if (!redirectTo) return <ContentTags route={route} />;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${redirectTo}`} />
      </noscript>
      <link rel="canonical" href={absoluteUrl(redirectTo)} />
    </>
  );
}

/** A `noindex` page has no canonical URL. */
function ContentTags({ route }: { route: Route }) {
  const { path, shareImage: image, record } = route;
  const { description, keywords, language = practice.language } = record;
  const title = pageTitle(record.title);
  const robots = robotsByKind[route.kind];
  const rating = route.kind === "gallery" ? galleryRating : undefined;
  return (
    <>
      {rating ? <meta name="rating" content={rating} /> : null}
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:site_name" content={practice.brandName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image ? <ShareImageTags {...image} /> : <meta name="twitter:card" content="summary" />}
      {robots ? (
        <meta name="robots" content={robots} />
      ) : (
        <>
          <link rel="canonical" href={absoluteUrl(path)} />
          <meta property="og:url" content={absoluteUrl(path)} />
        </>
      )}
      <Alternates path={path} />
    </>
  );
}

/** For search engines: the home page in each language, on each of these pages. */
function Alternates({ path }: { path: string }) {
  if (languages.length === 1 || !languages.some(({ href }) => href === path)) return null;
  return languages.map(({ href, language }) => (
    <link key={href} rel="alternate" hrefLang={language} href={absoluteUrl(href)} />
  ));
}

function ShareImageTags({ path, alt }: ShareImage) {
  return (
    <>
      <meta property="og:image" content={absoluteUrl(path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

import { doctors } from "../../../content-schema/doctors.ts";
import { images } from "../../../content-schema/images.ts";
import { practice } from "../../../content-schema/practice.ts";
import type { TextTag } from "../../../content-schema/texts.ts";
import { legalUpdated, news, textWords } from "../../../content-schema/texts.ts";
import { formatDate } from "../../components/date/format-date.ts";
import { fill } from "../../components/fill/fill.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import { Picture } from "../../components/picture/picture.tsx";
import { siteImages } from "../../site-images.ts";

/** Each office with its phone. */
function Phones() {
  return (
    <ul>
      {practice.offices.map((office) => (
        <li key={office.id}>
          {office.name}: <a href={`tel:${office.phone}`}>{formatPhone(office.phone)}</a>
        </li>
      ))}
    </ul>
  );
}

/** License and certifying board of each further doctor. */
function OtherDoctors() {
  return doctors.map(({ path, label, licence, board }) => (
    <p key={path}>
      {fillWith(fill(textWords.doctor, { licence, board }), { doctor: <b>{label}</b> })}
    </p>
  ));
}

/** The lender's own site, where the application is; nothing until its address is configured. */
function LenderLink() {
  const { lender } = practice;
  return lender?.url ? (
    <p>
      <a href={lender.url}>{textWords.lender}</a>
    </p>
  ) : null;
}

/** The full Notice of Privacy Practices; nothing until the practice has put it up. */
function PrivacyNotice() {
  const { privacyNotice } = practice.hipaa;
  return privacyNotice ? (
    <p>
      <a href={privacyNotice}>{textWords.privacyNotice}</a>
    </p>
  ) : null;
}

/** A picture of `content/images.yaml` with its caption. */
function Figure({ name }: { name: string }) {
  const image = siteImages[`figure-${name}`];
  if (!image)
    throw new Error(
      `<Picture name="${name}" />: expected a picture of content/images.yaml, found none`,
    );
  const caption = images.figures.find((figure) => figure.name === name)?.caption;
  return (
    <figure className="picture-figure">
      <Picture image={image} sizes="(width < 48rem) 100vw, 45rem" />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

/** The pages of `content/pages/` that have a day, newest first. */
function News() {
  return (
    <ul>
      {news.map(({ path, title, date, lead }) => (
        <li key={path}>
          <a href={path}>{title}</a>, <time dateTime={date}>{formatDate(date ?? "")}</time>
          <br />
          {lead}
        </li>
      ))}
    </ul>
  );
}

/** When the legal texts last changed. */
function LastUpdated() {
  return <time dateTime={legalUpdated}>{formatDate(legalUpdated)}</time>;
}

/** What the tags in the texts of `content/` stand for. */
export const contentComponents = {
  Phones,
  LastUpdated,
  LenderLink,
  OtherDoctors,
  PrivacyNotice,
  Picture: Figure,
  News,
} satisfies Record<TextTag, unknown>;

/** Gives the texts of `content/` their tags; the compiler of the texts calls it. */
export const useMDXComponents = () => contentComponents;

import { Children, type ReactNode } from "react";
import { news, type TextTag } from "#content/added-pages";
import { doctors } from "#content/doctors";
import { images } from "#content/images";
import { pages } from "#content/pages";
import { practice } from "#content/practice";
import { urgentSigns } from "#content/urgent-signs";
import { texts as textWords } from "#words/common";
import { ownLicense } from "#words/doctor";
import { fill } from "../../../content-schema/format/fill.ts";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { AddressLines } from "../../components/address-lines/address-lines.tsx";
import { CallLink } from "../../components/button/button.tsx";
import { formatDate } from "../../components/date/format-date.ts";
import { fillWith } from "../../components/fill/fill-with.ts";
import { Picture } from "../../components/picture/picture.tsx";
import { SampleText } from "../../components/sample-text/sample-text.tsx";
import { useTranslation } from "../../page-context.ts";
import { siteImages } from "../../site-images.ts";
import { CareCard } from "../service/care-cards.deferred.tsx";
import "./content-page.css";

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

function Addresses() {
  return practice.offices.map((office) => (
    <p key={office.id}>
      <b>{office.name}</b>
      <br />
      <AddressLines office={office} />
      <br />
      <a href={`tel:${office.phone}`}>{formatPhone(office.phone)}</a>
    </p>
  ));
}

function OtherDoctors() {
  return doctors.map(({ path, title, license, board }) => (
    <p key={path}>
      {fillWith(textWords.doctor, {
        doctor: <b>{title}</b>,
        license: fill(ownLicense, license),
        licenseBoard: <a href={license.boardUrl}>{license.board}</a>,
        board,
      })}
    </p>
  ));
}

const linkParagraph = (href: string | null | undefined, label: string | null) =>
  href ? (
    <p>
      <a href={href}>{label}</a>
    </p>
  ) : null;

function PictureFigure({ name }: { name: string }) {
  const image = siteImages[`figure-${name}`];
  if (!image) return null;
  const caption = images.figures.find((figure) => figure.name === name)?.caption;
  return (
    <figure className="picture-figure">
      <Picture image={image} sizes="(width < 48rem) 100vw, 45rem" />
      {caption ? <figcaption className="fine">{caption}</figcaption> : null}
    </figure>
  );
}

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

/** Every urgent sign, in a card for each level, in the language of the page. */
function UrgentSigns() {
  const isSpanish = useTranslation()?.language === "es";
  const { call911, levels, signs } = urgentSigns;
  return (
    <div className="care stack">
      {(Object.keys(levels) as (keyof typeof levels)[]).map((level) => {
        const signsOfLevel = signs.filter((sign) => sign.level === level);
        if (signsOfLevel.length === 0) return null;
        const { heading, rule } = isSpanish ? levels[level].es : levels[level];
        const card = level === "emergency" || level === "visit" ? level : "today";
        return (
          <CareCard key={level} card={card} as="p" heading={heading}>
            <ul className="ruled">
              {signsOfLevel.map(({ id, text, es, helpline }) => (
                <li key={id}>
                  {isSpanish ? es.text : text}
                  {helpline ? (
                    <>
                      {" "}
                      <a className="target" href={`tel:${helpline.phone}`}>
                        {isSpanish ? helpline.es : helpline.label}
                      </a>
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
            {rule ? <p className="care-card-note">{rule}</p> : null}
            {level === "emergency" ? (
              <div className="care-card-actions stack">
                <CallLink phone="911">{isSpanish ? call911.es : call911.label}</CallLink>
              </div>
            ) : null}
          </CareCard>
        );
      })}
    </div>
  );
}

const Paragraph = ({ children }: { children: ReactNode }) => (
  <p>
    {Children.map(children, (child) =>
      typeof child === "string" ? <SampleText text={child} /> : child,
    )}
  </p>
);

/** The tags of the texts in `content/`. */
const contentComponents = {
  p: Paragraph,
  Phones,
  Addresses,
  LastUpdated: () => <time dateTime={pages.terms.updated}>{formatDate(pages.terms.updated)}</time>,
  LenderLink: () => linkParagraph(practice.lender?.url, textWords.lender),
  OtherDoctors,
  PrivacyNotice: () => linkParagraph(practice.hipaa.privacyNotice, textWords.privacyNotice),
  Picture: PictureFigure,
  News,
  UrgentSigns,
} satisfies Record<TextTag | "p", unknown>;

/** Compiled MDX imports it. */
export const useMDXComponents = () => contentComponents;

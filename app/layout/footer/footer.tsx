import { languages } from "#content/labels";
import { listedServices } from "#content/navigation";
import { practice } from "#content/practice";
import { newTab } from "#words/common";
import * as footerWords from "#words/footer";
import { formatPhone } from "../../../content-schema/format/phone.ts";
import { PrivacyControl } from "../../analytics/privacy-card.tsx";
import { AddressLines } from "../../components/address-lines/address-lines.tsx";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { area, pageActions } from "../../data-attributes.ts";
import { PanelButton } from "../../features/accessibility-panel/accessibility-button.tsx";
import { useLabels, withTranslatedLabels } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import "../../components/section/section.css";
import { SiteLanguage } from "../site-language.tsx";
import "./footer.css";

/** The footer of every page: rating, contact details, links, and legal notices. */
export function Footer() {
  const labels = useLabels();
  return (
    <footer className="footer section-deep" {...area("footer")} {...pageActions}>
      <div className="page-width">
        <div className="footer-columns stack">
          <Offices />
          <div className="footer-rating">
            <SiteLanguage>
              <Rating />
              <SocialLinks />
            </SiteLanguage>
          </div>
          <div className="footer-disclosures section-columns">
            <LinkDisclosure
              name={footerWords.practice.name}
              heading={labels.practice}
              links={footerWords.practice.links}
            />
            <LinkDisclosure
              name={footerWords.services}
              heading={labels.services}
              links={listedServices}
            />
          </div>
        </div>
        <FooterLegal />
      </div>
    </footer>
  );
}

function Rating() {
  const { rating, source } = footerWords;
  if (!practice.rating || !rating) return null;
  return (
    <>
      <p>{fillWith(rating, { value: <b>{practice.rating.value}</b> })}</p>
      <p>{source}</p>
    </>
  );
}

function SocialLinks() {
  if (practice.social.length === 0) return null;
  return (
    <ul className="footer-social button-row">
      {practice.social.map(({ label, url }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {`${label} `}
            <span className="visually-hidden">{newTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `name` is the accessible name of the landmark. */
function LinkDisclosure({ name, heading, links }: typeof footerWords.practice) {
  const translated = useLabels().links;
  return (
    <Disclosure label={heading}>
      <nav className="footer-nav" aria-label={translated.length > 0 ? heading : name}>
        <p className="footer-list-heading">{heading}</p>
        <ul>
          {withTranslatedLabels(links, translated).map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </Disclosure>
  );
}

function Offices() {
  return (
    <div className="footer-offices button-row">
      <h2 className="footer-heading">
        <a href={paths.contact}>{useLabels().offices}</a>
      </h2>
      {practice.offices.map((office) => (
        <address key={office.id} className="footer-office">
          <b>{office.name}</b>
          <AddressLines office={office} />
          <br />
          <a href={`tel:${office.phone}`}>{formatPhone(office.phone)}</a>
        </address>
      ))}
    </div>
  );
}

function FooterLegal() {
  const { license } = practice.provider;
  return (
    <div className="footer-legal stack">
      <SiteLanguage>
        <p>
          {fillWith(footerWords.license, { board: <a href={license.boardUrl}>{license.board}</a> })}
        </p>
        <p>{footerWords.education}</p>
        <p>
          {fillWith(footerWords.openPayments, {
            openPayments: <a href="https://openpaymentsdata.cms.gov">{footerWords.database}</a>,
          })}
        </p>
      </SiteLanguage>
      <LegalLinks />
    </div>
  );
}

function LegalLinks() {
  const labels = useLabels();
  const { builder, hipaa } = practice;
  return (
    <ul className="footer-links row">
      {withTranslatedLabels(footerWords.legal, labels.links).map(({ label, href }) => {
        const language = languages.find((other) => other.href === href)?.language;
        return (
          <li key={href}>
            <a href={href} lang={language} hrefLang={language}>
              {label}
            </a>
          </li>
        );
      })}
      {hipaa.privacyNotice ? (
        <li>
          <a href={hipaa.privacyNotice}>{footerWords.privacyNotice}</a>
        </li>
      ) : null}
      <li>
        <PanelButton className="footer-button" label={labels.accessibility} />
      </li>
      <PrivacyControl />
      <li className="footer-credit">
        {builder.url ? <a href={builder.url}>{builder.label}</a> : builder.label}
      </li>
    </ul>
  );
}

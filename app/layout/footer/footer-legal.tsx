import { practice, translations, footer as words } from "#content";
import { PrivacyControl } from "../../analytics/privacy.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { OpenPanel } from "../../features/accessibility-panel/accessibility-button.tsx";

/** The end of the footer: notices that the law requires, and links to the legal pages. */
export function FooterLegal() {
  const { licence } = practice.provider;
  return (
    <div className="footer-legal">
      <p>{fillWith(words.licence, { board: <a href={licence.boardUrl}>{licence.board}</a> })}</p>
      <p>{words.education}</p>
      <p>
        {fillWith(words.openPayments, {
          openPayments: <a href="https://openpaymentsdata.cms.gov">{words.database}</a>,
        })}
      </p>
      <LegalLinks />
    </div>
  );
}

function languageOf(href: string) {
  const language = translations.find(({ path }) => path === href)?.language;
  return language ? { lang: language, hrefLang: language } : {};
}

function LegalLinks() {
  const { privacyNotice } = practice.hipaa;
  const { builder } = practice;
  return (
    <ul className="footer-links">
      {words.legal.map(({ label, href }) => (
        <li key={href}>
          <a href={href} {...languageOf(href)}>
            {label}
          </a>
        </li>
      ))}
      {privacyNotice ? (
        <li>
          <a href={privacyNotice}>{words.privacyNotice}</a>
        </li>
      ) : null}
      <li>
        <OpenPanel className="footer-button" />
      </li>
      <PrivacyControl />
      <li className="footer-credit">
        {builder.url ? <a href={builder.url}>{builder.label}</a> : builder.label}
      </li>
    </ul>
  );
}

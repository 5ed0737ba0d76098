import { Camera, CirclePlay, Star } from "lucide-react";
import { words as shared } from "../../../content-schema/common.ts";
import { footer as words } from "../../../content-schema/footer.ts";
import { listedServices } from "../../../content-schema/navigation.ts";
import { practice } from "../../../content-schema/practice.ts";
import { PrivacyControl } from "../../analytics/privacy.tsx";
import { AddressLines } from "../../components/address-lines/address-lines.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import { OpenPanel } from "../../features/accessibility-panel/open-panel.tsx";
import { paths } from "../../paths.ts";
import { Brand } from "../brand/brand.tsx";
import "./footer.css";

const socialIcons = { instagram: Camera, youtube: CirclePlay };

/** The footer of every page: rating, contact details, links to every page, and legal notices. */
export function Footer() {
  const { rating, social, builder } = practice;
  const { licence } = practice.provider;
  const { privacyNotice } = practice.hipaa;
  return (
    <footer className="footer">
      <div className="page-width">
        <div className="footer-columns">
          <div className="footer-brand">
            <Brand />
            {rating ? (
              <>
                <p className="footer-rating">
                  <Star aria-hidden="true" />
                  <span>{fillWith(words.rating, { value: <b>{rating.value}</b> })}</span>
                </p>
                <p className="footer-small">{words.source}</p>
              </>
            ) : null}
            {social.length > 0 ? <SocialLinks /> : null}
          </div>
          <nav className="footer-nav" aria-label={words.practice.name}>
            <h2 className="footer-heading">{words.practice.heading}</h2>
            <ul>
              {words.practice.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <nav className="footer-nav" aria-label={words.services}>
            <h2 className="footer-heading">{words.services}</h2>
            <ul>
              {listedServices.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="footer-nav">
            <h2 className="footer-heading">
              <a href={paths.contact}>{words.contact}</a>
            </h2>
            {practice.offices.map((office) => (
              <address key={office.id} className="footer-office">
                <b>{office.name}</b>
                <AddressLines address={office} />
                <br />
                <a href={`tel:${office.phone}`}>{formatPhone(office.phone)}</a>
              </address>
            ))}
          </div>
        </div>
        <div className="footer-legal">
          <p>
            {fillWith(words.licence, { board: <a href={licence.boardUrl}>{licence.board}</a> })}
          </p>
          <p>
            {fillWith(words.education, {
              notices: <a href={paths.notices}>{words.notices}</a>,
            })}
          </p>
          <p>
            {fillWith(words.openPayments, {
              openPayments: <a href="https://openpaymentsdata.cms.gov">{words.database}</a>,
            })}
          </p>
          <ul className="footer-links">
            {words.legal.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
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
        </div>
      </div>
    </footer>
  );
}

function SocialLinks() {
  return (
    <ul className="footer-social">
      {practice.social.map(({ network, label, url }) => {
        const Icon = socialIcons[network];
        return (
          <li key={network}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              <Icon aria-hidden="true" />
              <span>
                {`${label} `}
                <span className="visually-hidden">{shared.controls.newTab}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

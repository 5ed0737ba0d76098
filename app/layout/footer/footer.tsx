import { Camera, CirclePlay, Star } from "lucide-react";
import { Link } from "react-router";
import { PrivacyControl } from "#analytics";
import { accessibilityPanel } from "../../../content/accessibility-panel.ts";
import { doctors } from "../../../content/doctors.ts";
import { providerName, providerPath } from "../../../content/facts.ts";
import { practice } from "../../../content/practice.ts";
import { services } from "../../../content/services.ts";
import { formatPhone } from "../../components/phone-link/format-phone.ts";
import { AccessibilityPanel } from "../../features/accessibility-panel/accessibility-panel.tsx";
import { OpenPanel } from "../../features/accessibility-panel/open-panel.tsx";
import { Brand } from "../brand/brand.tsx";
import "./footer.css";

const socialIcons = { instagram: Camera, youtube: CirclePlay };

const practiceLinks = [
  { label: "About", href: "/about" },
  { label: "Meet the doctor", href: providerPath },
  ...doctors.map(({ label, path }) => ({ label, href: path })),
  { label: "All services", href: "/services" },
  { label: "Before & After", href: "/gallery-popup" },
  { label: "Testimonials", href: "/testimonials" },
  { label: "Photo consult", href: "/content/photo-consult" },
  { label: "Before your visit", href: "/content/before-your-visit" },
  { label: "Financing Options", href: "/content/financing-options" },
  { label: "Book Online", href: "/schedule" },
];

const legalLinks = [
  { label: "Privacy Policy", href: "/legal/privacy" },
  { label: "Terms of Service", href: "/legal/terms" },
  { label: "Patient notices", href: "/legal/notices" },
  { label: "Medical Disclaimer", href: "/content/medical-disclaimer" },
  accessibilityPanel.statement,
];

/** The foot of every page: rating, ways to reach us, every page, and the notices the law asks for. */
export function Footer() {
  const { rating, provider, social, builder } = practice;
  return (
    <footer className="footer">
      <div className="page-width">
        <div className="footer-columns">
          <div className="footer-brand">
            <Brand />
            <p className="footer-rating">
              <Star aria-hidden="true" />
              <span>
                <b>{rating.value}</b> out of {rating.best}, {rating.count} ratings
              </span>
            </p>
            <p className="footer-small">
              Source: {rating.source},{" "}
              <span>
                as of <time dateTime={rating.asOf}>{rating.asOf}</time>
              </span>
            </p>
            <ul className="footer-social">
              {social.map(({ network, label, url }) => {
                const Icon = socialIcons[network];
                return (
                  <li key={network}>
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      <Icon aria-hidden="true" />
                      <span>
                        {label} <span className="visually-hidden">(opens in a new tab)</span>
                      </span>
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
          <nav className="footer-nav" aria-label="Practice">
            <h2 className="footer-heading">The practice</h2>
            <ul>
              {practiceLinks.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className="footer-nav" aria-label="Services">
            <h2 className="footer-heading">Services</h2>
            <ul>
              {services.map(({ title, path }) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="footer-nav">
            <h2 className="footer-heading">
              <Link to="/contact-us">Contact Us</Link>
            </h2>
            {practice.offices.map((office) => (
              <address key={office.id} className="footer-office">
                <b>{office.name}</b>
                {office.street}, {office.suite}
                <br />
                {office.city}, {office.state} {office.zip}
                <br />
                <a href={`tel:${office.phone}`}>{formatPhone(office.phone)}</a>
              </address>
            ))}
          </div>
        </div>
        <div className="footer-legal">
          <p>
            {practice.brandName} · {providerName} · {provider.licence.type}, California license no.{" "}
            {provider.licence.number} · {provider.degreeName} · Certified by the{" "}
            {provider.certification.board}. Licensed and regulated by the{" "}
            <a href={provider.licence.boardUrl}>{provider.licence.board}</a>.
          </p>
          <p>
            For education only. Not a diagnosis. In an emergency call 911. Open Payments: the{" "}
            <a href="https://openpaymentsdata.cms.gov">federal database</a> of what drug and device
            companies pay physicians is open to everyone; see{" "}
            <Link to="/legal/notices">Patient notices</Link>.
          </p>
          <ul className="footer-links">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
            {practice.privacyNotice ? (
              <li>
                <a href={practice.privacyNotice}>Notice of Privacy Practices</a>
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
      <AccessibilityPanel />
    </footer>
  );
}

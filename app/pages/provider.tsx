import { Play } from "lucide-react";
import { credentials } from "#content/credentials";
import { type NamedPage, pages } from "#content/pages";
import { practice } from "#content/practice";
import Text from "#texts/pages/provider.mdx";
import * as commonWords from "#words/common";
import * as providerWords from "#words/provider";
import { BookButton, ButtonLink } from "../components/button/button.tsx";
import { DescriptionList } from "../components/description-list/description-list.tsx";
import { Disclosure } from "../components/disclosure/disclosure.tsx";
import { PageHero } from "../components/page-hero/page-hero.tsx";
import "../components/prose/prose.css";
import { Section } from "../components/section/section.tsx";
import { CredentialCards } from "../layout/doctor/credential-cards.tsx";
import { DoctorSections } from "../layout/doctor/doctor-sections.deferred.tsx";
import { Portrait } from "../layout/doctor/portrait.tsx";
import { paths } from "../paths.ts";
import "./provider.css";

/** The first doctor: credentials, training, and what they mean. */
export default function ProviderPage({ page }: { page: NamedPage }) {
  return (
    <>
      <PageHero page={page} parents={[{ label: pages.about.title, href: paths.about }]}>
        <BookButton>{commonWords.book}</BookButton>
        <ButtonLink href={paths.beforeVisit} variant="outline">
          {providerWords.visit}
        </ButtonLink>
      </PageHero>
      <Credentials />
      <Training />
      <section className="section">
        <div className="page-width">
          <Disclosure label={<h2>{providerWords.meaning.heading}</h2>}>
            <div className="prose prose-columns">
              <Text />
            </div>
          </Disclosure>
        </div>
      </section>
      <DoctorSections />
    </>
  );
}

function Credentials() {
  const { film } = credentials;
  const { degree, license, certification } = practice.provider;
  return (
    <Section copy={providerWords.record}>
      <div className="provider-record section-beside">
        <div>
          <Portrait />
          {film ? (
            <p className="provider-film button-row">
              <span>{film.title}</span>
              <ButtonLink href={film.url} variant="outline" newTab>
                <Play />
                {providerWords.film}
              </ButtonLink>
            </p>
          ) : null}
        </div>
        <CredentialCards license={license} board={certification.board} degree={degree} />
      </div>
    </Section>
  );
}

function Group({ title, list }: { title: string; list: typeof credentials.training }) {
  return list.length > 0 ? (
    <div>
      <h3>{title}</h3>
      <DescriptionList
        className="button-row"
        entries={list.map(({ what, where }) => ({ label: what, value: where }))}
      />
    </div>
  ) : null;
}

function Training() {
  const titles = providerWords.training;
  const { training, leadership, awards } = credentials;
  if (training.length + leadership.length + awards.length === 0) return null;
  return (
    <Section background="sand" copy={titles}>
      <div className="provider-training section-columns">
        <Group title={titles.schools} list={training} />
        <div>
          <Group title={titles.leadership} list={leadership} />
          <Group title={titles.awards} list={awards} />
        </div>
      </div>
    </Section>
  );
}

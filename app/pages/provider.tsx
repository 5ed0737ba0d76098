import { pages, providerPath, providerWords, words } from "#content";
import Text from "../../content/pages/provider.mdx";
import { Disclosure } from "../components/disclosure/disclosure.tsx";
import { Prose } from "../components/prose/prose.tsx";
import "../components/section/section.css";
import { BookButton } from "../features/booking/book-button.tsx";
import { DoctorEnd } from "../layout/doctor/doctor-end.tsx";
import { NamedPageHero } from "../layout/named-page-hero/named-page-hero.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";
import { DoctorRecord } from "./provider/record.tsx";
import { Training } from "./provider/training.tsx";

export const metadata = () => namedPageMetadata(pages.provider, providerPath);

export default function ProviderPage() {
  return (
    <>
      <NamedPageHero
        page={pages.provider}
        path={providerPath}
        parents={[{ label: pages.about.title, href: paths.about }]}
      >
        <BookButton>{words.book}</BookButton>
      </NamedPageHero>
      <DoctorRecord />
      <Training />
      <section className="section">
        <div className="page-width provider-meaning">
          <Disclosure label={<h2>{providerWords.meaning.heading}</h2>}>
            <Prose columns>
              <Text />
            </Prose>
          </Disclosure>
        </div>
      </section>
      <DoctorEnd />
    </>
  );
}

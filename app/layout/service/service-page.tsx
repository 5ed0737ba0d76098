import type { ReactNode } from "react";
import type { ServiceRecord } from "../../../content-schema/service-file.ts";
import { serviceWords } from "../../../content-schema/service-words.ts";
import { words } from "../../../content-schema/words.ts";
import { Contents, type ContentsEntry } from "../../components/contents/contents.tsx";
import { fillWith } from "../../components/fill/fill-with.ts";
import { PageHeader } from "../../components/page-header/page-header.tsx";
import { BookButton } from "../../features/booking/book-button.tsx";
import { paths, servicePath } from "../../paths.ts";
import { BelowTheFold } from "./below-the-fold.tsx";
import { Faq } from "./faq.tsx";
import { Glance } from "./glance.tsx";
import { Questions } from "./questions.tsx";
import { ReviewLine } from "./review-line.tsx";
import "./service-page.css";
import { Sources } from "./sources.tsx";
import { ServiceProvider } from "./text-components.tsx";

const ownParts: ContentsEntry[] = [
  { id: "faq", label: serviceWords.faq },
  { id: "questions", label: serviceWords.questions.heading },
  { id: "sources", label: serviceWords.sources.heading },
];

/** The page of one service: facts at a glance, the text around it, questions and sources. */
export function ServicePage({
  service,
  children,
}: {
  service: ServiceRecord;
  children: ReactNode;
}) {
  const contents = [...service.parts, ...ownParts];
  return (
    <>
      <PageHeader
        view={service.view}
        eyebrow={serviceWords.services}
        heading={service.title}
        lead={
          <>
            <p className="service-plain">{service.plainTitle}</p>
            <p>{service.lead}</p>
            <ReviewLine review={service.review} />
          </>
        }
        trail={[
          { label: words.way.home, href: paths.home },
          { label: serviceWords.services, href: paths.services },
          { label: service.title, href: servicePath(service.slug) },
        ]}
      >
        <BookButton source="service">{serviceWords.book}</BookButton>
      </PageHeader>
      <div className="service page-width">
        <div className="service-aside">
          <Contents entries={contents} />
        </div>
        <div className="service-text">
          <Glance facts={service.glance} />
          <div className="prose service-prose">
            <ServiceProvider value={service}>{children}</ServiceProvider>
          </div>
          <Faq entries={service.faq} />
          <Questions questions={service.questions} />
          <Sources sources={service.sources} />
          <p className="service-note">
            {fillWith(serviceWords.note, {
              disclaimer: <a href={paths.medicalDisclaimer}>{serviceWords.disclaimer}</a>,
            })}
          </p>
        </div>
      </div>
      <BelowTheFold related={service.related} />
    </>
  );
}

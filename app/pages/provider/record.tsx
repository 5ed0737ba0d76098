import { Play } from "lucide-react";
import { credentials, facts, practice, providerWords } from "#content";
import { ButtonLink } from "../../components/button/button.tsx";
import { Section } from "../../components/section/section.tsx";
import { CredentialCards } from "../../layout/doctor/credential-cards.tsx";
import { Portrait } from "../../layout/doctor/portrait.tsx";
import "./provider.css";

/** Link to a short film; renders nothing if there is none. */
function Film() {
  const { film } = credentials;
  return film ? (
    <p className="provider-film">
      <span>{film.title}</span>
      <ButtonLink href={film.url} kind="outline" newTab>
        <Play aria-hidden="true" />
        {providerWords.film}
      </ButtonLink>
    </p>
  ) : null;
}

/** Portrait, license, board and degree. */
export function DoctorRecord() {
  const { degreeName, certification } = practice.provider;
  return (
    <Section {...providerWords.record}>
      <div className="provider-record">
        <div>
          <Portrait />
          <Film />
        </div>
        <CredentialCards
          licence={facts["provider.licence"] ?? ""}
          board={certification.board}
          degree={degreeName}
        />
      </div>
    </Section>
  );
}

import type { ComponentType } from "react";
import { doctors } from "#content";
import { DoctorPage } from "../layout/doctor/doctor-page.tsx";
import { discreetPicture, type PageMetadata } from "../seo/page-metadata.ts";

type Props = { slug: string };

const texts = import.meta.glob<ComponentType>("../../content/doctors/*.mdx", {
  eager: true,
  import: "default",
});

function read(slug: string) {
  const doctor = doctors.find((each) => each.slug === slug);
  const Text = texts[`../../content/doctors/${slug}.mdx`];
  if (!doctor || !Text) throw new Error(`${slug}: expected a doctor with this slug, found none`);
  return { doctor, Text };
}

export function metadata({ slug }: Props): PageMetadata {
  const { label, description, keywords, path, view } = read(slug).doctor;
  return { title: label, description, keywords, path, picture: discreetPicture(view) };
}

/** An additional doctor's page, from `content/doctors/`. */
export default function Doctor({ slug }: Props) {
  const { doctor, Text } = read(slug);
  return (
    <DoctorPage doctor={doctor}>
      <Text />
    </DoctorPage>
  );
}

import { Camera, type LucideIcon, Smartphone, Timer, Zap } from "lucide-react";
import { photoConsult } from "../../../content-schema/photo-consult.ts";
import { Section } from "../../components/section/section.tsx";

const icons: Record<(typeof photoConsult.taking.list)[number]["icon"], LucideIcon> = {
  flash: Zap,
  camera: Camera,
  timer: Timer,
  floor: Smartphone,
};

/** How to take the photos alone. */
export function TakingPhotos() {
  const { eyebrow, heading, lead, list } = photoConsult.taking;
  return (
    <Section ground="sand" eyebrow={eyebrow} heading={heading} lead={<p>{lead}</p>}>
      <ul className="taking-photos">
        {list.map((tip) => {
          const Icon = icons[tip.icon];
          return (
            <li key={tip.heading}>
              <Icon aria-hidden="true" strokeWidth={1.5} />
              <h3>{tip.heading}</h3>
              <p>{tip.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

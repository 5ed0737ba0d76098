import {
  Camera,
  CircleCheck,
  CircleX,
  type LucideIcon,
  Smartphone,
  Timer,
  Zap,
} from "lucide-react";
import { Illustration } from "../../components/coast/illustration.tsx";
import { Disclosure } from "../../components/disclosure/disclosure.tsx";
import { PrintButton } from "../../components/print-button/print-button.tsx";
import { Section } from "../../components/section/section.tsx";
import { type ConsultCopy, consultCopy } from "./start-consult.tsx";
import "./photos.css";

const icons: Record<ConsultCopy["taking"]["list"][number]["icon"], LucideIcon> = {
  flash: Zap,
  camera: Camera,
  timer: Timer,
  floor: Smartphone,
};

/** Four tips for taking the photos without help. */
function Tips() {
  return (
    <ul className="photo-tips">
      {consultCopy().taking.list.map((tip) => {
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
  );
}

/** Illustrated examples of good and bad photos, in a fold. */
function ImageGuide() {
  const { heading, good, bad, do: helping, dont: useless } = consultCopy().images;
  const groups = [
    { title: good, Icon: CircleCheck, cards: helping, name: "good" },
    { title: bad, Icon: CircleX, cards: useless, name: "bad" },
  ] as const;
  return (
    <Disclosure label={<h3>{heading}</h3>}>
      <div className="image-guide">
        {groups.map(({ title, Icon, cards, name }) => (
          <div key={name} className={`image-guide-${name}`}>
            <h4>
              <Icon aria-hidden="true" />
              {title}
            </h4>
            <ul>
              {cards.map(({ art, text }) => (
                <li key={art}>
                  <Illustration name={`photo-${art}`} className="photo-art" />
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Disclosure>
  );
}

/** How to take the photos, with good and bad examples. */
export function TakingPhotos() {
  const { eyebrow, heading, lead, print } = consultCopy().taking;
  return (
    <Section
      background="sand"
      eyebrow={eyebrow}
      heading={heading}
      lead={
        <>
          <p>{lead}</p>
          <PrintButton label={print} />
        </>
      }
    >
      <Tips />
      <ImageGuide />
    </Section>
  );
}

import {
  Activity,
  Droplet,
  Feather,
  Layers,
  LifeBuoy,
  type LucideIcon,
  Scissors,
  TestTube,
  Zap,
} from "lucide-react";
import type { serviceIcons } from "../../../content-schema/service-file.ts";

const icons: Record<(typeof serviceIcons)[number], LucideIcon> = {
  droplet: Droplet,
  scissors: Scissors,
  zap: Zap,
  feather: Feather,
  "life-buoy": LifeBuoy,
  layers: Layers,
  "test-tube": TestTube,
  activity: Activity,
};

/** The plain line icon of a service; decoration, so it is hidden from screen readers. */
export function ServiceIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" strokeWidth={1.5} />;
}

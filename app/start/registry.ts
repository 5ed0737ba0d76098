import type { ComponentType } from "react";
import { analyticsIslands } from "#analytics";

const gallery = {
  "category-cards": async () =>
    (await import("../features/gallery/category-cards.tsx")).CategoryCards,
  "category-pictures": async () =>
    (await import("../features/gallery/category-pictures.tsx")).CategoryPictures,
  "menu-gate": async () => (await import("../features/gallery/gate.tsx")).MenuGate,
};
const photoConsult = {
  "photo-chooser": async () =>
    (await import("../features/photo-check/photo-chooser.tsx")).PhotoChooser,
};

/** The dynamic import of each island, which is a chunk of its own. */
export const islands = {
  ...analyticsIslands,
  // Features that the practice does not use are not built (scripts/vite/content.ts).
  ...(import.meta.env.HAS_GALLERY ? gallery : ({} as typeof gallery)),
  ...(import.meta.env.HAS_PHOTO_CONSULT ? photoConsult : ({} as typeof photoConsult)),
  "booking-frame": async () => (await import("../features/booking/booking-frame.tsx")).BookingFrame,
  "search-dialog": async () => (await import("../features/search/search-dialog.tsx")).Search,
  "desktop-nav": async () => (await import("../layout/desktop-nav/desktop-nav.tsx")).DesktopNav,
  "message-form": async () =>
    (await import("../features/contact-form/message-form.tsx")).MessageForm,
  "map-frame": async () => (await import("../features/office-map/map-frame.tsx")).MapFrame,
  "status-line": async () => (await import("../features/office-hours/status-line.tsx")).StatusLine,
  "settings-form": async () =>
    (await import("../features/accessibility-panel/settings-form.tsx")).SettingsForm,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

declare module "../islands/island.tsx" {
  interface Islands extends Record<keyof typeof islands, unknown> {}
}

import type { ComponentType } from "react";
import { analyticsIslands } from "#analytics";
import {
  hasGallery,
  hasPhotoConsult,
  hasPress,
  hasTestimonials,
} from "../../content-schema/modules.ts";

const examples = {
  "example-dialog": async () =>
    (await import("../components/modal-dialog/example-dialog.tsx")).ExampleDialog,
};
/** No part of a build. */
const developmentIslands = import.meta.env.DEV ? examples : ({} as typeof examples);

const gallery = {
  "category-cards": async () =>
    (await import("../features/gallery/category-cards.tsx")).CategoryCards,
  "category-pictures": async () =>
    (await import("../features/gallery/category-pictures.tsx")).CategoryPictures,
  "menu-gate": async () => (await import("../features/gallery/menu-gate.tsx")).MenuGate,
};
const photoConsult = {
  "photo-chooser": async () =>
    (await import("../features/photo-check/photo-chooser.tsx")).PhotoChooser,
};
const testimonials = {
  "more-button": async () => (await import("../features/testimonials/more-button.tsx")).MoreButton,
};
const press = {
  "press-pause": async () => (await import("../features/press-strip/press-pause.tsx")).PressPause,
};

/** Where the code of each island is. The browser fetches an island's file when it is wanted. */
export const islands = {
  ...analyticsIslands,
  ...developmentIslands,
  // What the practice does without is no part of a build either.
  ...(hasGallery ? gallery : ({} as typeof gallery)),
  ...(hasPhotoConsult ? photoConsult : ({} as typeof photoConsult)),
  ...(hasTestimonials ? testimonials : ({} as typeof testimonials)),
  ...(hasPress ? press : ({} as typeof press)),
  "booking-frame": async () => (await import("../features/booking/booking-frame.tsx")).BookingFrame,
  "search-dialog": async () => (await import("../features/search/search-dialog.tsx")).Search,
  "desktop-nav": async () => (await import("../layout/desktop-nav/desktop-nav.tsx")).DesktopNav,
  "message-form": async () =>
    (await import("../features/contact-form/message-form.tsx")).MessageForm,
  "map-frame": async () => (await import("../features/office-map/map-frame.tsx")).MapFrame,
  week: async () => (await import("../features/office-hours/week.tsx")).Week,
  "status-line": async () => (await import("../features/office-hours/status-line.tsx")).StatusLine,
  "settings-form": async () =>
    (await import("../features/accessibility-panel/settings-form.tsx")).SettingsForm,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;

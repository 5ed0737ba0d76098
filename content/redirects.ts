/** Addresses that only lead elsewhere, and how the server answers them (decisions 5 and 6). */
export const redirects = [
  { from: "/before-after", to: "/gallery-popup", status: 302 },
  { from: "/medical-disclaimer", to: "/content/medical-disclaimer", status: 301 },
] as const;

/** The documents for addresses that do not exist; a server sends them with status 404. */
export const missingPaths = { page: "/404", service: "/service/404" };

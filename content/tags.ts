/** The tags that texts may use besides plain Markdown, as `<Phones />`; the layout says what each shows. */
export const textTags = [
  "Part",
  "Term",
  "Cite",
  "CareCards",
  "Phones",
  "Prices",
  "WhenAnalytics",
  "WhenMaps",
  "LastUpdated",
  "LenderLink",
  "OtherDoctors",
  "PrivacyNotice",
] as const;

export type TextTag = (typeof textTags)[number];

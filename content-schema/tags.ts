/** Parts of a text that stand there only with some settings, as `<WhenMaps is="on-click">`. */
export const choiceTags = [
  "WhenAnalytics",
  "WhenMaps",
  "WhenHipaa",
  "WhenMedicare",
  "WhenInsurance",
  "WhenOffered",
  "WhenNotOffered",
] as const;

/** The tags for the texts of services alone. */
export const serviceTags = ["Part", "Term", "Cite", "CareCards"] as const;

/** The tags that texts may use besides plain Markdown, as `<Phones />`; the layout says what each shows. */
export const textTags = [
  ...serviceTags,
  "Phones",
  "LastUpdated",
  "LenderLink",
  "OtherDoctors",
  "PrivacyNotice",
  "Picture",
  "News",
  ...choiceTags,
] as const;

export type ServiceTag = (typeof serviceTags)[number];
/** The tags that show something in any text. */
export type TextTag = Exclude<(typeof textTags)[number], ServiceTag | (typeof choiceTags)[number]>;

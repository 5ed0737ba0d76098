declare module "virtual:launch" {
  /** The non-empty groups of the launch checklist. */
  export const groups: readonly { title: string; count: number }[];
}

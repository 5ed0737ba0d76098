declare module "virtual:launch" {
  /** The groups of the launch list that have any entries. */
  export const groups: readonly { title: string; count: number }[];
}

import choices from "../../../content-schema/choices.json" with { type: "json" };

const hours: Readonly<Record<string, string>> = choices.views;

export type View = keyof typeof choices.views;

/** Whether a scene is dark at any hour, so that words over it are light. */
export const isDark = (scene: string): boolean => hours[scene] === "dark";

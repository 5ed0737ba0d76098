import choices from "../../../content-schema/choices.json" with { type: "json" };

const skies: Readonly<Record<string, string>> = choices.views;

export type View = keyof typeof choices.views;

/** The classes of a scene's sky, whose color the page around it continues. */
export const skyClassNames = (scene: string) => `scene-sky scene-${skies[scene]}`;

/** Whether a scene is dark at any hour, so that words over it are light. */
export const isDark = (scene: string): boolean => skies[scene] === "dark";

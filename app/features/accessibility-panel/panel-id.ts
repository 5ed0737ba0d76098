/** The panel's id, for whatever opens it. */
export const panelId = "accessibility-panel";

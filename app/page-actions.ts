/**
 * Marks a group of call and booking links in the page, such as a hero's. On phones, the action bar
 * is hidden while one of them is in view (layout/action-bar/action-bar-behavior.ts).
 */
export const pageActions = { "data-page-actions": "" };
export const pageActionsSelector = "[data-page-actions]";

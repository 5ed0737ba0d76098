/**
 * Marks a group of the page's own call and booking links, such as a hero's: the action bar of
 * phones hides while one of them is in view (layout/action-bar/action-bar-behavior.ts).
 */
export const pageActions = { "data-page-actions": "" };
export const pageActionsSelector = "[data-page-actions]";

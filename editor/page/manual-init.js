/* Keeps Decap from starting by itself: `form.js` starts it once the settings are there. */
window.CMS_MANUAL_INIT = true;

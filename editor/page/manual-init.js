/* Decap loads beside what the form asks for, which then starts it. */
window.CMS_MANUAL_INIT = true;

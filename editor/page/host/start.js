/* Starts the form on an admin host: people log in where the repository is. */
import { loadForm } from "../labels.js";
import { useFields } from "../widgets.js";

const { config, names } = await (await fetch("config.json")).json();
window.CMS_MANUAL_INIT = true;
const cms = await loadForm("decap/decap-cms.js");
useFields(cms, names);
cms.init({ config });

/* Starts the form on an admin host: people log in where the repository is. */
import { loadForm } from "./labels.js";

const config = await (await fetch("config.json")).json();
window.CMS_MANUAL_INIT = true;
const cms = await loadForm("decap/decap-cms.js");
cms.init({ config });

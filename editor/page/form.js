import { loadForm, useLabels } from "./labels.js";
import { watchSaves } from "./messages.js";
import { openField } from "./open-field.js";
import { useFields } from "./widgets.js";

/*
 * Starts the form: nobody has to log in, buttons say “save” for what saves, and what is refused is
 * told at its field.
 */
const { config, names } = await (await fetch("/settings.json")).json();

window.CMS_MANUAL_INIT = true;
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));

watchSaves();

const cms = await loadForm("/decap/decap-cms.js");
useLabels(cms);
useFields(cms, names);
cms.init({ config });
openField(new URLSearchParams(location.search));

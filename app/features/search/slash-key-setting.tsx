import { useState } from "react";
import { searchDialog } from "../../../content-schema/search.ts";
import { setSlashKey, slashKeyOn } from "./slash-key.ts";

/** Turns the key / on and off, for people whose speech would press it (WCAG 2.1.4). */
export function SlashKeySetting() {
  const [on, setOn] = useState(slashKeyOn);
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked);
          setSlashKey(event.target.checked);
        }}
      />
      <span>{searchDialog.slashKey}</span>
    </label>
  );
}

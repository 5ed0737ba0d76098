/* What may leave the browser (docs/analytics-events.md): a name that is not listed is dropped. */

/** Returns the words of a text. */
export const splitWords = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Fields of events in both modes: the specification's, then the service's. */
export const commonFields = splitWords(`website_id domain timestamp url
  page_name path search form_name contact_method conversion_type value error_type error_message
  event_type iframe_source source button_location service_type price modal_type load_time
  token distinct_id $device_id $insert_id time mp_lib $lib_version
  $os $browser $browser_version $device $screen_height $screen_width`);

/** Of events in the mode `specified`: conditions and pages, then heatmaps. */
export const specifiedFields = splitWords(`service_name category
  $current_url $referrer $referring_domain $mp_replay_id
  $event_type $captured_for_heatmap $mp_autocapture
  $x $y $clientX $clientY $offsetX $offsetY $pageX $pageY $screenX $screenY
  $viewportHeight $viewportWidth $pageHeight $pageWidth
  $max_scroll_view_depth $max_scroll_percentage $fold_line_percentage $scroll_height
  $elements $target $classes $id $tag_name $nth_child $nth_of_type`);

const heatmapEvents = ["$mp_click", "$mp_rage_click", "$mp_dead_click", "$mp_page_leave"];

/** Returns a web address without credentials, query and fragment; "" for anything else. */
export const sanitizeUrl = (text: string): string =>
  /^https?:\/\//i.test(text) ? text.replace(/[?#].*/s, "").replace(/\/\/[^/]*@/, "//") : "";

/** Returns the campaign of an address's query, as a query. */
function campaignOnly(search: string): string {
  const found = [...new URLSearchParams(search)].filter(
    ([name, value]) => /^utm_(?:source|medium|campaign)$/.test(name) && /^[\w-]{1,40}$/.test(value),
  );
  return found.length > 0 ? `?${new URLSearchParams(found)}` : "";
}

type Sanitize = (text: string) => string;

export type AllowList = {
  /** Returns the sanitizer of a listed name; undefined for other names. */
  sanitizer: (name: string) => Sanitize | undefined;
  /** Another list for the object of a name. */
  nested?: Readonly<Record<string, AllowList>>;
};

/** Returns a lookup of the sanitizer of each listed name. `overrides` sanitizes the text of some names. */
export function createSanitizer(names: readonly string[], overrides: Record<string, Sanitize>) {
  const found = new Map(names.map((name) => [name, overrides[name] ?? ((text: string) => text)]));
  return (name: string): Sanitize | undefined => found.get(name);
}

/** Returns a deep copy without unlisted names. */
export function pickListed(value: unknown, allowList: AllowList): unknown {
  if (Array.isArray(value)) return value.map((item) => pickListed(item, allowList));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const sanitize = allowList.sanitizer(name);
    if (!sanitize) return [];
    const within = Array.isArray(inner) ? allowList : (allowList.nested?.[name] ?? allowList);
    return [[name, typeof inner === "string" ? sanitize(inner) : pickListed(inner, within)]];
  });
  return Object.fromEntries(entries);
}

export type Payload = { event: string; properties: Record<string, unknown> };

/** Returns a filter that keeps an event's listed fields; it returns null for the library's own events. */
export function eventFilter(mode: "consent" | "specified"): (sent: Payload) => Payload | null {
  const names = mode === "consent" ? commonFields : [...commonFields, ...specifiedFields];
  const sanitizer = createSanitizer(names, {
    url: sanitizeUrl,
    iframe_source: sanitizeUrl,
    $current_url: sanitizeUrl,
    $referrer: sanitizeUrl,
    search: campaignOnly,
  });
  return ({ event, properties }) =>
    event.startsWith("$") && !heatmapEvents.includes(event)
      ? null
      : { event, properties: pickListed(properties, { sanitizer }) as Payload["properties"] };
}

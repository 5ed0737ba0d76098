import "mixpanel-browser/src/recorder/index.js";
import { SessionRecording } from "mixpanel-browser/src/recorder/session-recording.js";
import {
  type AllowList,
  createSanitizer,
  pickListed,
  sanitizeUrl,
  splitWords,
} from "./allow-list.ts";

/* The library's recorder, in rrweb's format. It has no hook: what it sends is replaced here. */

const fields = splitWords(`type data timestamp source node initialOffset top left
  id rootId parentId previousId nextId childNodes tagName name publicId systemId compatMode
  attributes textContent isSVG needBlock adds removes texts value
  positions timeOffset x y pointerType width height href
  text isChecked userTriggered ranges start startOffset end endOffset`);

/** The allowed attributes. `data-` attributes of one word are states, and are also allowed. */
const attributeNames = splitWords(`id class style lang dir hidden open popover tabindex
  type value checked disabled rel media href width height colspan rowspan rows cols
  aria-checked aria-current aria-expanded aria-invalid aria-pressed
  viewBox preserveAspectRatio transform d points cx cy r rx ry x y x1 x2 y1 y2
  fill stroke stroke-width stroke-linecap stroke-linejoin
  _cssText rr_width rr_height rr_scrollLeft rr_scrollTop rr_open_mode`);

/** The library masks neither comments nor the name of a chosen file. */
const mask = (text: string) => text.replace(/\S/g, "*");

/** The recorder completes relative addresses in styles with the address of the page. */
const sanitizeCss = (css: string) => css.replace(/(https?:[^\s"')?#]*)[?#][^\s"')]*/gi, "$1");

const keepState = (text: string) => (/^[\w-]{0,40}$/.test(text) ? text : "");

const sanitizeAttribute = createSanitizer(attributeNames, {
  href: sanitizeUrl,
  style: sanitizeCss,
  _cssText: sanitizeCss,
  value: mask,
});

const allowList: AllowList = {
  sanitizer: createSanitizer(fields, {
    href: sanitizeUrl,
    textContent: mask,
    text: mask,
    value: mask,
  }),
  nested: {
    attributes: {
      sanitizer: (name) =>
        sanitizeAttribute(name) ?? (name.startsWith("data-") ? keepState : undefined),
      nested: { style: { sanitizer: () => sanitizeCss } },
    },
  },
};

const { _flushEvents: flush } = SessionRecording.prototype;
SessionRecording.prototype._flushEvents = function (batch, ...rest) {
  this.batchStartUrl = sanitizeUrl(this.batchStartUrl);
  this.replayStartUrl = sanitizeUrl(this.replayStartUrl);
  flush.call(this, pickListed(batch, allowList) as unknown[], ...rest);
};

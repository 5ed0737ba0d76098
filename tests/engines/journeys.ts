import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "./engine.ts";
import { EngineSite } from "./engine-site.ts";
import { Visitor } from "./visitor.ts";

const booking = 'dialog[open]:has(iframe[title="Online booking"])';
const bookNow = "main button >> Book Your Appointment Now";
const menu = 'button[aria-label="Menu"]';
const drawer = "#mobile-menu";
const settings = ".accessibility-panel-button";
const services = "header button[aria-controls] >> Services";
const serviceLink = "header a >> Eczema";
const accept = "dialog[open] button >> CONTINUE TO GALLERY";

/** What an engine may do in its own way: focus, popovers, dialogs, disclosures, frames. */
const steps: Record<string, (visitor: Visitor) => Promise<void>> = {
  "menus: open by pointer and by key, close, and lead on": async (visitor) => {
    await visitor.open("/about");
    await visitor.hover(services);
    await visitor.expectVisible(serviceLink);
    await visitor.hover("h1");
    await visitor.expectHidden(serviceLink);
    await visitor.focus("header button[aria-controls]");
    await visitor.press("ArrowDown");
    await visitor.hasFocusOn('header a[href="/about"]');
    await visitor.press("Escape");
    await visitor.hasFocusOn('header button[aria-expanded="false"]');
    await visitor.press("ArrowRight");
    await visitor.press("Space");
    await visitor.click(serviceLink);
    await visitor.isAt("/service/eczema");
  },

  "drawer: takes focus, gives it back, unfolds and leads on": async (visitor) => {
    await visitor.open("/about", "phone");
    await visitor.click(menu);
    await visitor.hasFocusOn(`${drawer}[open] button[aria-label="Close"]`);
    await visitor.press("Escape");
    await visitor.expectHidden(drawer);
    await visitor.hasFocusOn(menu);
    await visitor.click(menu);
    await visitor.click(`${drawer} summary >> Services`);
    await visitor.click(`${drawer} a >> Acne`);
    await visitor.isAt("/service/acne");
    await visitor.expectHidden(drawer);
  },

  "columns: hold each topic whole, under its heading": async (visitor) => {
    for (const path of ["/contact-us", "/content/financing-options"]) {
      await visitor.open(path);
      await visitor.expectValue(() => {
        const left = (each: Element) => each.getClientRects()[0]?.left;
        let column: number | undefined;
        const texts = [...document.querySelectorAll(".prose-columns :is(h3, h3 ~ *)")];
        return texts.filter((each) => {
          if (each.matches("h3")) column = left(each);
          return each.matches("h3, p") && left(each) !== column;
        }).length;
      }, 0);
    }
  },

  "booking: frames the vendor, closes by key, gives focus back": async (visitor) => {
    await visitor.open("/");
    await visitor.click(bookNow);
    await visitor.expectVisible(booking);
    await visitor.press("Escape");
    await visitor.expectHidden(booking);
    await visitor.hasFocusOn('main button[popovertarget="booking"]');
    await visitor.click(bookNow);
    await visitor.readsInFrame(`${booking} iframe`, /Sample only/);
  },

  "settings: change the page, close by key, and give focus back": async (visitor) => {
    await visitor.open("/about");
    await visitor.click(settings);
    await visitor.click("#accessibility-panel button[role=switch] >> Large Text");
    await visitor.expectVisible(".large-text h1");
    await visitor.press("Escape");
    await visitor.expectHidden("#accessibility-panel");
    await visitor.hasFocusOn(settings);
    await visitor.click(settings);
    await visitor.click('#accessibility-panel button[aria-label="Close"]');
    await visitor.expectHidden("#accessibility-panel");
  },

  "gate: the drawer leads through it, and it can be withdrawn": async (visitor) => {
    await visitor.open("/about", "phone");
    await visitor.click(menu);
    await visitor.click(`${drawer} a >> Before & After`);
    await visitor.click(accept);
    await visitor.isAt("/gallery-popup");
    const typeOfVisit = () => performance.getEntriesByType("navigation")[0]?.toJSON().type;
    await visitor.expectValue(typeOfVisit, "reload");
    await visitor.settles();
    await visitor.click("button >> Hide images again");
    await visitor.expectVisible("h2 >> The pictures are covered");
    await visitor.expectHidden("main a >> Acne Scars");
  },

  "gallery: pictures after acceptance, and a pair seen large": async (visitor) => {
    await visitor.open("/gallery/acne-scars");
    await visitor.expectValue(() => document.querySelectorAll("main .gallery-image").length, 0);
    await visitor.click(accept);
    await visitor.expectVisible("main .gallery-pair img");
    await visitor.expectValue(() => {
      const image = document.querySelector<HTMLImageElement>(".gallery-pair img");
      return Boolean(image?.complete && image.naturalWidth > 0);
    }, true);
    await visitor.click(".gallery-pair button");
    await visitor.click("dialog[open] button >> Compare with a slider");
    await visitor.focus('dialog[open] input[type="range"]');
    await visitor.press("ArrowRight");
    await visitor.expectVisible(
      'dialog[open] input[aria-valuetext="51 percent before, 49 percent after"]',
    );
    await visitor.press("Escape");
    await visitor.expectHidden("dialog[open]");
    await visitor.hasFocusOn(".gallery-pair button");
  },

  "late script: early taps wait, and the drawer outlives the wait": async (visitor) => {
    visitor.site.script = "held";
    await visitor.open("/", "phone");
    await visitor.click(menu);
    // Without script, the drawer opens as a popover.
    await visitor.expectVisible(`${drawer}:popover-open a`);
    visitor.site.release();
    await visitor.expectVisible("[data-script=ready] body");
    await visitor.expectVisible(`${drawer}:popover-open`);
    visitor.site.script = "held";
    await visitor.open("/gallery/acne-scars");
    await visitor.click("main button >> Show the pictures");
    visitor.site.release();
    await visitor.click(accept);
    await visitor.expectVisible("main .gallery-pair img");
  },

  "missing script: the drawer opens and booking is reached": async (visitor) => {
    visitor.site.script = "missing";
    await visitor.open("/", "phone");
    await visitor.click(menu);
    await visitor.click(`${drawer} summary >> Services`);
    await visitor.expectVisible(`${drawer} a >> Acne`);
    await visitor.click(`${drawer} button[aria-label="Close"]`);
    await visitor.expectHidden(drawer);
    await visitor.open("/", "desktop");
    await visitor.hover(services);
    await visitor.expectVisible(serviceLink);
    await visitor.hover("h1");
    await visitor.click(bookNow);
    await visitor.click('#booking a[href="/schedule"]');
    await visitor.isAt("/schedule");
    await visitor.expectVisible('main a[href="tel:+15125550100"] >> 555-0100');
    await visitor.readsInFrame('iframe[title="Online booking"]', /Sample only/);
    expect(visitor.site.errors.splice(0).join("\n")).toContain("The site's script did not load");
  },
};

/** Journeys for every engine, including missing scripts, or some of them by the parts they name. */
export function journeys(name: string, start: () => Promise<Engine>, parts = /./): void {
  describe(name, () => {
    const site = new EngineSite();
    let visitor: Visitor;

    beforeAll(async () => {
      await site.start();
      visitor = new Visitor(await start(), site);
    }, 120_000);

    afterEach(async () => {
      // First, so that a page that still waits for its script does not hold up the next test.
      site.release();
      await visitor.engine.read(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      expect(site.errors.splice(0), "errors and warnings of the page").toEqual([]);
    });

    afterAll(async () => {
      await visitor?.engine.close();
      await site.stop();
    });

    const chosen = Object.entries(steps).filter(([title]) => parts.test(title));
    test.each(chosen)("%s", { timeout: 120_000 }, (_, walk) => walk(visitor));
  });
}

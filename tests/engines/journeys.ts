import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Engine } from "./engine.ts";
import { EngineSite } from "./site.ts";
import { Visitor } from "./visitor.ts";

const booking = 'dialog[open]:has(iframe[title="Online booking"])';
const bookNow = { css: "main button", text: "Book Your Appointment Now" };
const menu = 'button[aria-label="Menu"]';
const drawer = "#mobile-menu";
const services = { css: "header button[aria-controls]", text: "Services" };
const serviceLink = { css: "header a", text: "Eczema" };
const accept = { css: "dialog[open] button", text: "CONTINUE TO GALLERY" };
const panel = "#accessibility-panel";
const more = { css: ".testimonial button", text: "More" };

/** Journeys for every engine, including missing scripts. */
export function journeys(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    const site = new EngineSite();
    let engine: Engine;
    let visitor: Visitor;
    /** A failed browser may hang, so the retry starts another one. */
    let isBroken = false;

    const startBrowser = async () => {
      engine = await start();
      visitor = new Visitor(engine, site);
      isBroken = false;
    };

    beforeAll(async () => {
      await site.start();
      await startBrowser();
    }, 120_000);

    beforeEach(async () => {
      if (!isBroken) return;
      await engine.close();
      await startBrowser();
    }, 120_000);

    afterEach(async () => {
      if (isBroken) {
        site.reset();
        return;
      }
      await visitor.leave();
      const { faults } = site;
      site.reset();
      expect(faults, "errors and warnings of the page").toEqual([]);
    });

    afterAll(async () => {
      await engine?.close();
      await site.stop();
    });

    const journey = (title: string, steps: (visitor: Visitor) => Promise<void>) =>
      test(title, { timeout: 60_000 }, async () => {
        isBroken = true;
        await steps(visitor);
        isBroken = false;
      });

    journey("home: words unfold, the strip stops, a link leads on and back", async (visitor) => {
      await visitor.open("/");
      await visitor.sees({ css: "h1", text: "worries" });
      await visitor.click({ css: "summary", text: "More" });
      await visitor.sees({ css: "details p", text: "A visit starts with a talk" });
      await visitor.click('button[aria-label="Pause the moving names"]');
      await visitor.sees('button[aria-label="Pause the moving names"][aria-pressed="true"]');
      await visitor.click({ css: "main nav a", text: "Eczema" });
      await visitor.isAt("/service/eczema");
      await visitor.sees({ css: "h1", text: "Eczema" });
      await visitor.reads(() => scrollY, 0);
      await engine.read(() => history.back());
      await visitor.sees({ css: "h1", text: "worries" });
    });

    journey("menus: open by pointer and by key, close, and lead on", async (visitor) => {
      await visitor.open("/about");
      await visitor.hover(services);
      await visitor.sees(serviceLink);
      await visitor.hover("h1");
      await visitor.seesNo(serviceLink);
      await engine.read(() =>
        document.querySelector<HTMLElement>("header button[aria-controls]")?.focus(),
      );
      await visitor.press("ArrowDown");
      await visitor.hasFocusOn('header a[href="/about"]');
      await visitor.press("Escape");
      await visitor.hasFocusOn('header button[aria-expanded="false"]');
      await visitor.press("ArrowRight");
      await visitor.press("Space");
      await visitor.click(serviceLink);
      await visitor.isAt("/service/eczema");
      await visitor.sees({ css: "h1", text: "Eczema" });
    });

    journey("drawer: takes focus, gives it back, unfolds and leads on", async (visitor) => {
      await visitor.open("/about", "phone");
      await visitor.click(menu);
      await visitor.hasFocusOn(`${drawer}[open] button[aria-label="Close"]`);
      await visitor.press("Escape");
      await visitor.seesNo(drawer);
      await visitor.hasFocusOn(menu);
      await visitor.click(menu);
      await visitor.click({ css: `${drawer} summary`, text: "Services" });
      await visitor.click({ css: `${drawer} a`, text: "Acne" });
      await visitor.isAt("/service/acne");
      await visitor.seesNo(drawer);
    });

    journey("booking: frames the vendor, closes by key, gives focus back", async (visitor) => {
      await visitor.open("/");
      await visitor.click(bookNow);
      await visitor.sees({ css: `${booking} a[href="tel:+15125550100"]`, text: "555-0100" });
      await visitor.press("Escape");
      await visitor.seesNo(booking);
      await visitor.hasFocusOn('main button[popovertarget="booking"]');
      await visitor.click(bookNow);
      await visitor.readsInFrame(`${booking} iframe`, /Sample only/);
      await visitor.click(`${booking} button[aria-label="Close"]`);
      await visitor.seesNo(booking);
    });

    journey("gate: the drawer leads through it, and it can be withdrawn", async (visitor) => {
      await visitor.open("/about", "phone");
      await visitor.click(menu);
      await visitor.click({ css: `${drawer} a`, text: "Before & After" });
      await visitor.click(accept);
      await visitor.isAt("/gallery-popup");
      await visitor.reads(
        () => performance.getEntriesByType("navigation").map((visit) => visit.toJSON().type)[0],
        "reload",
      );
      await visitor.sees({ css: "main a", text: "Acne Scars" });
      await visitor.click({ css: "button", text: "Hide images again" });
      await visitor.sees({ css: "h2", text: "The pictures are covered" });
      await visitor.seesNo({ css: "main a", text: "Acne Scars" });
    });

    journey("gallery: pictures after acceptance, and a pair seen large", async (visitor) => {
      await visitor.open("/gallery/acne-scars");
      await visitor.reads(() => document.querySelectorAll("main img").length, 0);
      await visitor.click(accept);
      await visitor.sees("main .gallery-pair img");
      await visitor.reads(() => {
        const image = document.querySelector<HTMLImageElement>(".gallery-pair img");
        return Boolean(image?.complete && image.naturalWidth > 0);
      }, true);
      await visitor.click(".gallery-pair button");
      await visitor.sees({ css: "dialog[open] h2", text: "Pair 1 of" });
      await visitor.click({ css: "dialog[open] button", text: "Next pair" });
      await visitor.sees({ css: "dialog[open] h2", text: "Pair 2 of" });
      await visitor.click({ css: "dialog[open] button", text: "Compare with a slider" });
      await visitor.sees('dialog[open] input[type="range"]');
      await engine.read(() =>
        document.querySelector<HTMLElement>('dialog[open] input[type="range"]')?.focus(),
      );
      await visitor.press("ArrowRight");
      await visitor.sees(
        'dialog[open] input[aria-valuetext="51 percent before, 49 percent after"]',
      );
      await visitor.press("Escape");
      await visitor.seesNo("dialog[open]");
      await visitor.hasFocusOn(".gallery-pair button");
    });

    journey("testimonials: a long one unfolds and folds", async (visitor) => {
      await visitor.open("/testimonials");
      const height = () =>
        document.querySelector(".testimonial:has(button) p")?.parentElement?.clientHeight;
      await visitor.reads(height, 220);
      await visitor.click(more);
      await visitor.sees({ css: ".testimonial button[aria-expanded='true']", text: "Less" });
      expect(await engine.read(height)).toBeGreaterThan(220);
    });

    journey(
      "panel: opens from the footer, changes the page, remembers, resets",
      async (visitor) => {
        await visitor.open("/services");
        await visitor.click({ css: "footer button", text: "Accessibility" });
        await visitor.click({ css: `${panel} [role="switch"]`, text: "High Contrast" });
        await visitor.reads(
          () => document.documentElement.classList.contains("high-contrast"),
          true,
        );
        await visitor.sees(`${panel} [role="switch"][aria-checked="true"]`);
        await visitor.press("Escape");
        await visitor.seesNo(panel);
        await visitor.open("/about");
        await visitor.reads(
          () => document.documentElement.classList.contains("high-contrast"),
          true,
        );
        await visitor.click({ css: "footer button", text: "Accessibility" });
        await visitor.click({ css: `${panel} button`, text: "Reset All Settings" });
        await visitor.reads(
          () => document.documentElement.classList.contains("high-contrast"),
          false,
        );
      },
    );

    journey("error page: says what happened and leads home", async (visitor) => {
      await visitor.open("/no-such-page");
      await visitor.sees({ css: "h1", text: "Unexpected Application Error!" });
      await visitor.sees({ css: "main p", text: "404" });
      await visitor.click({ css: "main a", text: "Go to the home page" });
      await visitor.sees({ css: "h1", text: "worries" });
    });

    journey("late script: early taps wait, and the drawer outlives the wait", async (visitor) => {
      site.script = "held";
      await visitor.open("/", "phone");
      await visitor.click(menu);
      // Without script, the drawer opens as a popover.
      await visitor.sees(`${drawer}:popover-open a`);
      site.release();
      await visitor.reads(() => document.documentElement.dataset["script"], "ready");
      await visitor.sees(`${drawer}:popover-open`);
      await visitor.click({ css: `${drawer} a`, text: "Testimonials" });
      await visitor.isAt("/testimonials");
      await visitor.seesNo(drawer);
      site.script = "held";
      await visitor.open("/gallery/acne-scars");
      await visitor.click({ css: "main button", text: "Show the pictures" });
      site.release();
      await visitor.click(accept);
      await visitor.sees("main .gallery-pair img");
    });

    journey("late script: a link that is followed meanwhile leads on", async (visitor) => {
      site.script = "held";
      await visitor.open("/about");
      await visitor.click({ css: "header a", text: "Testimonials" });
      await visitor.sees({ css: "h1", text: "Patient Testimonials" });
      site.release();
      await visitor.reads(() => document.documentElement.dataset["script"] ?? "", "ready");
      await visitor.isAt("/testimonials");
    });

    journey("missing script: the drawer opens and booking is reached", async (visitor) => {
      site.script = "missing";
      await visitor.open("/", "phone");
      await worksWithoutScript(visitor);
      await visitor.readsInFrame('iframe[title="Online booking"]', /Sample only/);
      expect(site.faults.splice(0).join("\n")).toContain("The site's script did not load");
    });

    journey("no script: the drawer opens and booking is reached", async (visitor) => {
      site.script = "none";
      await visitor.open("/", "phone");
      await worksWithoutScript(visitor);
    });
  });
}

async function worksWithoutScript(visitor: Visitor): Promise<void> {
  await visitor.click(menu);
  await visitor.click({ css: `${drawer} summary`, text: "Services" });
  await visitor.sees({ css: `${drawer} a`, text: "Acne" });
  await visitor.click(`${drawer} button[aria-label="Close"]`);
  await visitor.seesNo(drawer);
  await visitor.click({ css: "summary", text: "More" });
  await visitor.sees({ css: "details p", text: "A visit starts with a talk" });
  await visitor.open("/", "desktop");
  await visitor.hover(services);
  await visitor.sees(serviceLink);
  await visitor.hover("h1");
  await visitor.click(bookNow);
  await visitor.sees({ css: '#booking a[href="tel:+15125550100"]', text: "555-0100" });
  await visitor.click('#booking a[href="/schedule"]');
  await visitor.isAt("/schedule");
  await visitor.sees({ css: 'main a[href="tel:+15125550100"]', text: "555-0100" });
}

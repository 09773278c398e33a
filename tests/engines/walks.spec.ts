import { ADMIN, expect, test } from "../journeys/staff.ts";
import type { Hands } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

const button = (name: string) => `//button[normalize-space()="${name}"]`;
const field = (label: string) => `//*[@id=//label[normalize-space()="${label}"]/@for]`;
const heading = (level: number) => `//h${level}`;
const quote = (number: number) => `//*[contains(@class, "testimonials-row")]/*[${number}]`;
const PREVIEW = '//*[contains(@class, "frame")]//iframe';

for (const { name, isHere, start } of [firefox, webkit]) {
  test.describe(name, () => {
    test.skip(!isHere, `${name} is not installed here`);

    /** Walks with a browser of its own, and ends with what it had to complain of. */
    const walk = async (way: (hands: Hands) => Promise<void>) => {
      const hands = await start();
      try {
        await way(hands);
        expect(hands.faults()).toEqual([]);
      } finally {
        await hands.end();
      }
    };

    test("a visitor turns the slides, finds a service by the menu of a phone, and sends an enquiry", async ({
      site,
    }) => {
      await walk(async (hands) => {
        await hands.open(site.url);
        await hands.reads(heading(1), "IT Solutions for Your Business");
        await hands.press('//button[contains(., "Empower Your Digital Journey")]');
        await hands.reads('//*[contains(@class, "hero-slide")]', "Empower Your Digital Journey");
        await hands.resize(400, 800);
        await hands.open(`${site.url}/about`);
        await hands.press(button("Menu"));
        await hands.press('//nav//a[normalize-space()="Portfolio"]');
        await hands.reads(heading(1), "Projects, and");
        await hands.resize(1280, 800);
        await hands.open(`${site.url}/contact`);
        await hands.write(field("Name"), "Ada Palmgrove");
        await hands.write(field("Email"), "ada@example.org");
        await hands.write(field("Message"), `Written in ${name}: please call us.`);
        await hands.press(button("Send Message"));
        await hands.reads("//main", "Thank you for your message! We will get back to you soon.");
      });
      await expect
        .poll(async () => (await site.mails()).some(({ body }) => body.text.includes(`Written in ${name}`)))
        .toBe(true);
    });

    test("what clients say begins with the first, however often the page is opened, and goes on and back", async ({
      site,
    }) => {
      await walk(async (hands) => {
        for (const _ of [1, 2, 3]) {
          await hands.open(site.url);
          await hands.standsInside(quote(1), "//body");
          // What is laid out meanwhile moves the button away from under the pointer.
          await hands.reads("//html[@data-laid-out]", "");
          await hands.press(button("Next testimonial"));
          await hands.standsInside(quote(2), "//body");
          await hands.press(button("Previous testimonial"));
          await hands.standsInside(quote(1), "//body");
        }
      });
    });

    test("an editor signs in, writes beside the preview, publishes, and reads it on the site", async ({ site }) => {
      await walk(async (hands) => {
        await hands.resize(1440, 900);
        await hands.open(`${site.url}/cmslogin`);
        await hands.write(field("Email"), ADMIN.email);
        await hands.write(field("Password"), ADMIN.password);
        await hands.press(button("Login"));
        await hands.reads("//header", "Admin Dashboard");
        await hands.open(`${site.url}/cms/edit/page-about`);
        await hands.reads('//*[contains(@class, "saving")]', "Saved");
        await hands.standsInside(button("Paste block"), '//*[@class="blocks-more"]');
        await hands.press('//button[starts-with(normalize-space(), "Page opening")]');
        await hands.write(field("Heading"), `Read in ${name}`);
        await hands.reads(heading(1), `Read in ${name}`, PREVIEW);
        await hands.reads('//*[contains(@class, "saving")]', "Saved");
        await hands.press(button("Publish…"));
        await hands.press(button("Publish now"));
        await hands.reads("//body", "Live at");
        await hands.open(`${site.url}/about`);
        await hands.reads(heading(1), `Read in ${name}`);
      });
    });
  });
}

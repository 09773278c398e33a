import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Language, languageAt } from "#domain/languages.ts";
import { publicPaths, spanishPaths, spanishTagPaths, tagPaths } from "../public-paths.ts";
import { openApp } from "./app.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes void elements as <br/> and boolean attributes as hidden="", both valid HTML.
    "void-style": "off",
    // React spells some attributes in camel case; HTML does not mind.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Fluid sizes and focal points are set per element.
    "no-inline-style": "off",
    "doctype-style": "off",
    // Checked below with a limit of our own; the site is one origin, so there is nothing to pin.
    "long-title": "off",
    // React makes ids that start with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    "require-sri": "off",
    "tel-non-breaking": "off",
    "no-trailing-whitespace": "off",
  },
});

const chrome: Partial<Record<Language, string[]>> = {
  en: [
    "Home",
    "About Us",
    "Our Team",
    "All Services",
    "IT Consulting",
    "Managed Services",
    "Careers",
    "Contact Us",
  ].concat("Get a Free Consultation", "Privacy Policy", "Terms of Service"),
  es: ["Inicio", "Nosotros", "Consultoría", "Servicios administrados", "Empleos", "Contacto"].concat(
    "Pida una consulta gratuita",
    "Política de privacidad",
    "Términos de servicio",
  ),
};

const screens = [...publicPaths, ...tagPaths.slice(0, 1), ...spanishPaths, ...spanishTagPaths.slice(0, 1)];

let app: Awaited<ReturnType<typeof openApp>>;
const html = new Map<string, string>();

beforeAll(async () => {
  app = await openApp();
  for (const path of screens) html.set(path, await (await app.fetch(path)).text());
});

afterAll(() => app[Symbol.asyncDispose]());

const page = (path: string): string => html.get(path) ?? "";

const textOf = (markup: string): string =>
  markup
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ");

describe.each(screens)("%s", (path) => {
  test("answers 200 as HTML with a title and one main heading", async () => {
    const response = await app.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page(path).match(/<title>[^<]{10,70}<\/title>/g)).toHaveLength(1);
    expect(page(path).match(/<h1[\s>]/g)).toHaveLength(1);
  });

  test("is valid HTML", async () => {
    const report = await validator.validateString(page(path));
    const problems = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  });

  test("links only to addresses that exist", async () => {
    const links = [...page(path).matchAll(/href="(\/[^"#?]*)/g)].map(([, href = ""]) => href);
    const broken = [];
    for (const href of new Set(links)) {
      const { status } = await app.fetch(href);
      if (status !== 200) broken.push(`${href} ${status}`);
    }
    expect(broken).toEqual([]);
  });

  test("does not hold the mail address in plain form", () => {
    expect(page(path)).not.toMatch(/[\w.]+@example\.com/);
    expect(page(path)).not.toContain("mailto:");
  });

  test("sets no cookie and carries a policy without unsafe-inline for scripts", async () => {
    const { headers } = await app.fetch(path);
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self'( 'sha256-[^']{44}')+;/);
  });

  test("lets every phone number be called, from abroad too", () => {
    const body = page(path)
      .replace(/^[\s\S]*<body/, "")
      .replace(/<script[\s\S]*?<\/script>/g, "");
    const linked = /<a (class="[^"]*" )?href="tel:\+13055550142"( class="[^"]*")?>\(305\) 555-0142<\/a>/g;
    expect(body.match(linked)?.length).toBeGreaterThan(1);
    expect(body.replace(linked, "")).not.toContain("555-0142");
  });

  test("has a heading in every section, and no second state beside that of a popover", () => {
    for (const section of page(path)
      .split(/<section\b/)
      .slice(1))
      expect(section).toMatch(/^[\s\S]*?<h[1-6][\s>]/);
    expect(page(path)).not.toMatch(/<button(?=[^>]* popovertarget)[^>]* aria-expanded/i);
  });

  test("gives every picture its text, width and height", () => {
    for (const [image] of page(path).matchAll(/<img [^>]*>/g)) {
      expect(image).toMatch(/ alt="[^"]*"/);
      expect(image).toMatch(/ width="\d+"/);
      expect(image).toMatch(/ height="\d+"/);
    }
  });

  test("has the menu, the consultation button and the footer", () => {
    const text = textOf(page(path));
    for (const name of chrome[languageAt(path)] ?? []) expect(text).toContain(name);
    expect(text).toContain(String(new Date().getFullYear()));
    expect(page(path)).toMatch(/href="(\/contact|\/es\/contacto)"/);
  });
});

test.each<[string, string[]]>([
  [
    "/",
    [
      "IT Solutions for Your Business",
      "Empower Your Digital Journey",
      "Security First Approach",
      "Why Choose",
      "Senior Experience",
      "Always Available",
      "Certified Engineers",
      "Industry-Focused Solutions",
      "View All Case Studies",
      "Get Started",
      "15+",
      "500+",
      "1000+",
      "100%",
      "24/7",
    ],
  ],
  ["/about", ["Meet Our Team"]],
  ["/portfolio", ["Read Case Study", "Infrastructure", "Cloud", "Security", "Software", "Network"]],
  ["/services/cloud", ["Back to Services", "Get in Touch"]],
  ["/portfolio/retail", ["Back to Portfolio", "Project Overview", "Challenges", "Solution", "Results", "Get in Touch"]],
  [
    "/contact",
    ["Send us a Message", "Find Us", "9:00 AM to 5:00 PM", "Miami, Fort Lauderdale, West Palm Beach, Florida, USA"],
  ],
  [
    "/careers",
    [
      "Join Our Team",
      "Our Culture & Values",
      "Collaborative Environment",
      "Continuous Learning",
      "Innovation First",
      "Benefits & Perks",
      "Open Positions",
      "Senior Software Engineer",
      "DevOps Engineer",
      "IT Support Specialist",
      "Apply Now",
    ],
  ],
  [
    "/privacy",
    ["Information We Collect", "How We Use Your Information", "Information Security", "Contact Us", "April 25, 2025"],
  ],
  [
    "/terms",
    [
      "Acceptance of Terms",
      "Service Description",
      "User Responsibilities",
      "Intellectual Property",
      "Limitation of Liability",
      "Contact Information",
      "April 25, 2025",
    ],
  ],
])("%s shows the specified texts", (path, texts) => {
  const shown = textOf(page(path));
  for (const text of texts) expect(shown).toContain(text);
});

test("the about block of the home page has the six specified points", () => {
  const points = [
    "industry certified experts",
    "24/7 technical support",
    "custom tailored solutions",
    "transparent pricing",
    "proactive monitoring",
    "dedicated account manager",
  ];
  const shown = textOf(page("/")).toLowerCase();
  for (const point of points) expect(shown).toContain(point);
});

test("the first slide asks for the consultation before it offers its own button, the others have their own alone", () => {
  const [first = "", ...others] = page("/").split('class="hero-slide"').slice(1);
  expect([...first.matchAll(/class="button[^>]*href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    "/contact",
    "/services",
  ]);
  for (const slide of others) expect(slide.split("hero-art")[0]).not.toContain('href="/contact"');
});

test("a case leads on to those it is related to first", () => {
  const [, more = ""] = page("/portfolio/healthcare").split("More like this</h2>");
  const paths = [...more.matchAll(/href="(\/portfolio\/\w+)"/g)].map(([, path]) => path);
  expect([...new Set(paths)]).toEqual(["/portfolio/security", "/portfolio/network", "/portfolio/cloud"]);
});

import { spanishDocuments } from "#content/es/seed.ts";

/** Every document of a new installation that has an address, in English. */
export const publicPaths: string[] = [
  "/",
  "/about",
  "/services",
  ...["consulting", "managed", "cloud", "security", "software", "data", "network", "infrastructure", "help-desk"].map(
    (name) => `/services/${name}`,
  ),
  "/portfolio",
  ...["healthcare", "cloud", "security", "retail", "network", "datacenter"].map((name) => `/portfolio/${name}`),
  "/contact",
  "/careers",
  ...["senior-software-engineer", "devops-engineer", "it-support-specialist"].map((name) => `/careers/${name}`),
  "/industries",
  ...["healthcare", "condominiums", "logistics", "hospitality", "law-accounting"].map((name) => `/industries/${name}`),
  ...["miami", "fort-lauderdale", "west-palm-beach"].map((name) => `/areas/${name}`),
  "/privacy",
  "/terms",
  "/blog",
  "/blog/hurricane-season-it-checklist",
  "/blog/what-a-flat-monthly-it-fee-should-include",
  "/blog/hipaa-security-risk-assessment-small-clinic",
];

/** The tags of its posts, whose pages nobody writes. */
export const tagPaths: string[] = ["checklists", "contracts", "hipaa", "hurricane-season", "it-budget", "security"].map(
  (tag) => `/blog/tag/${tag}`,
);

export const spanishPaths: string[] = spanishDocuments.flatMap(({ data }) => ("path" in data ? data.path : []));

export const spanishTagPaths: string[] = [
  "contratos",
  "hipaa",
  "listas",
  "presupuesto-de-tecnologia",
  "seguridad",
  "temporada-de-huracanes",
].map((tag) => `/es/blog/tag/${tag}`);

import type { SeedOf } from "../writing/seed-of.ts";

/** The second half of the home page: why us, in figures, cases and voices, and where to go next. */
export const homeProof: SeedOf<"page">["data"]["blocks"] = [
  {
    type: "why-choose",
    id: "why",
    heading: "Why Choose {company}",
    cards: [
      {
        title: "Senior Experience",
        description:
          "The engineers who plan and change your systems have 10+ years of hands-on work. Juniors learn beside them, and never alone on your server.",
      },
      {
        title: "Always Available",
        description:
          "{support} means a person, on our payroll, in this time zone. Nights, weekends, and the week the storm comes through.",
      },
      {
        title: "Certified Engineers",
        description:
          "Microsoft, Cisco, AWS, Fortinet and CompTIA, kept current. Ask for the certificates of the person assigned to you and we'll send them.",
      },
      {
        title: "Industry-Focused Solutions",
        description:
          "Clinics, freight, finance, hotels, retail, condo associations. We've met your software vendor and your auditor before, so you don't pay for the introduction.",
        link: "/industries",
      },
    ],
  },
  {
    type: "statistics",
    id: "figures",
    items: [
      { claim: "years", label: "years of experience" },
      { claim: "clients", label: "satisfied clients" },
      { claim: "projects", label: "projects completed" },
      { claim: "retention", label: "client retention" },
      { claim: "support", label: "support" },
    ],
  },
  {
    type: "case-studies",
    id: "cases",
    heading: "Results with a number on them",
    buttonText: "View All Case Studies",
    buttonLink: "/portfolio",
    studies: [
      {
        figure: "40%",
        caption: "lower IT costs in the first full year",
        title: "Cloud migration for a financial firm",
        category: "Cloud",
        picture: "project-cloud",
        description:
          "Nine servers in a closet on Brickell Avenue moved out over two weekends, and nobody missed a working day.",
        link: "/portfolio/cloud",
      },
      {
        figure: "0",
        caption: "findings open, down from 61",
        title: "Security overhaul for a healthcare provider",
        category: "Security",
        picture: "project-security",
        description:
          "Four clinics, 160 devices and a deadline for HIPAA compliance. All 61 findings were closed in 120 days, and staff sign in faster than before.",
        link: "/portfolio/security",
      },
      {
        figure: "70%",
        caption: "fewer order-entry errors",
        title: "IT systems integration for a manufacturer",
        category: "Infrastructure",
        picture: "case-manufacturer",
        description:
          "Orders, stock and shipping lived in three systems, so every order was typed three times. Now it's typed once and checked.",
        link: "/portfolio/datacenter",
      },
    ],
  },
  { type: "testimonials", id: "voices", heading: "What our clients say" },
  {
    type: "partners",
    id: "partners",
    heading: "Technology we work with",
    partners: [
      { name: "Cisco", mark: "cisco" },
      { name: "Dell", mark: "dell" },
      { name: "Lenovo", mark: "lenovo" },
      { name: "VMware", mark: "vmware" },
      { name: "Red Hat", mark: "redhat" },
      { name: "Fortinet", mark: "fortinet" },
      { name: "Okta", mark: "okta" },
      { name: "Cloudflare", mark: "cloudflare" },
      { name: "Ubiquiti", mark: "ubiquiti" },
      { name: "Veeam", mark: "veeam" },
      { name: "Datto", mark: "datto" },
      { name: "Citrix", mark: "citrix" },
    ],
  },
  {
    type: "call-to-action",
    id: "start",
    heading: "Show us what keeps breaking.",
    text: "The first consultation is free: 30 minutes with an engineer, then a written summary within two business days. You keep it, whether or not you hire us.",
    buttonText: "Get Started",
    buttonLink: "/contact",
  },
];

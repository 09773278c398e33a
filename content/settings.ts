import type { SeedOf } from "./writing/seed-of.ts";

/** What the whole site says of the company. */
export const settings: SeedOf<"settings"> = {
  id: "settings",
  type: "settings",
  data: {
    company: {
      name: "Mangrove IT",
      legalName: "Mangrove IT, LLC",
      tagline: "Managed IT that holds fast",
      blurb:
        "Managed IT, cloud and security for businesses between Miami and West Palm Beach. We look after what is under the surface, so that what stands on it keeps standing.",
    },
    claims: {
      years: "15+",
      clients: "500+",
      projects: "1000+",
      retention: "100%",
      support: "24/7",
      priceFrom: "$125",
      priceTo: "$165",
    },
    contact: {
      phone: "(305) 555-0142",
      email: "info@example.com",
      location: "Miami, Fort Lauderdale, West Palm Beach, Florida, USA",
      languages: ["English", "Spanish"],
      area: ["Miami", "Fort Lauderdale", "West Palm Beach"],
      hoursInShort: "Office 9 to 5 · Help desk for clients 24/7",
      consultation: "Get a Free Consultation",
    },
    hours: [
      { days: "Monday to Friday", hours: "9:00 AM to 5:00 PM" },
      { days: "Saturday and Sunday", hours: "Closed" },
    ],
    social: [
      { network: "X", url: "https://www.example.com/x" },
      { network: "Instagram", url: "https://www.example.com/instagram" },
      { network: "LinkedIn", url: "https://www.example.com/linkedin" },
    ],
    map: { embedUrl: "/map", picture: "service-area-map" },
    colours: { accent: "#0f5c4d", action: "#ff6a4d" },
    menu: [
      { name: "Home", path: "/", submenu: [] },
      {
        name: "About",
        path: "/about",
        submenu: [
          { name: "About Us", path: "/about" },
          { name: "Our Team", path: "/about#team" },
        ],
      },
      {
        name: "Services",
        path: "/services",
        submenu: [
          { name: "All Services", path: "/services" },
          { name: "IT Consulting", path: "/services/consulting" },
          { name: "Managed Services", path: "/services/managed" },
          { name: "Cloud Solutions", path: "/services/cloud" },
          { name: "Security", path: "/services/security" },
        ],
      },
      { name: "Portfolio", path: "/portfolio", submenu: [] },
      { name: "Contact", path: "/contact", submenu: [] },
    ],
    footer: {
      services: [
        { name: "IT Consulting", path: "/services/consulting" },
        { name: "Managed Services", path: "/services/managed" },
        { name: "Cloud Solutions", path: "/services/cloud" },
        { name: "Cybersecurity", path: "/services/security" },
        { name: "Network Solutions", path: "/services/network" },
        { name: "Help Desk", path: "/services/help-desk" },
        { name: "Software Development", path: "/services/software" },
        { name: "Data Management", path: "/services/data" },
      ],
      quickLinks: [
        { name: "About Us", path: "/about" },
        { name: "Portfolio", path: "/portfolio" },
        { name: "Our Team", path: "/about#team" },
        { name: "Careers", path: "/careers" },
        { name: "Contact Us", path: "/contact" },
      ],
      legal: [
        { name: "Privacy Policy", path: "/privacy" },
        { name: "Terms of Service", path: "/terms" },
      ],
    },
    form: {
      services: [
        { word: "consulting", name: "IT Consulting", service: ["service-consulting"] },
        { word: "managed", name: "Managed Services", service: ["service-managed"] },
        { word: "cloud", name: "Cloud Solutions", service: ["service-cloud"] },
        { word: "security", name: "Cybersecurity", service: ["service-security"] },
        { word: "software", name: "Software Development", service: ["service-software"] },
        { word: "careers", name: "Careers - Open Positions" },
        { word: "other", name: "Other" },
      ],
    },
    answers: [
      {
        name: "We call you today",
        text: "Hello {name},\n\nThank you for writing to us about {service}. One of our engineers will call you today to learn what you have and what you need. If another time suits you better, just answer this email, or call us at {phone}.\n\n{me}\n{company}",
      },
      {
        name: "Ask for details",
        text: "Hello {name},\n\nThank you for your message. So that we can give you a figure and not a guess, would you tell us how many people and computers there are, in how many offices, and what you use today?\n\n{me}\n{company}",
      },
      {
        name: "Not our field",
        text: "Hello {name},\n\nThank you for asking us. This isn't something we do well enough to take your money for it. If it helps, call {phone} and we'll name a firm nearby that does.\n\n{me}\n{company}",
      },
    ],
    retentionMonths: 24,
  },
};

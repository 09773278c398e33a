import { readFileSync, writeFileSync } from "node:fs";

type Package = { dev?: boolean; license?: string };

/** Installed for the build only, yet part of what it makes. */
const BUILT_IN = [
  "@dnd-kit/core",
  "@dnd-kit/sortable",
  "@fontsource/bricolage-grotesque",
  "@fontsource/instrument-sans",
  "@iconify-json/lucide",
  "altcha",
  "cmdk",
  "diff",
  "embla-carousel-react",
  "marked",
];

const HEAD = `Mangrove IT
Copyright (c) 2026 The Mangrove IT authors, MIT License (see LICENSE)

An installation holds the packages below, under licenses of their own; the full texts lie beside each in node_modules/.
Their code is used as its authors publish it. Two kinds ask for more than that their notice is kept:

  MPL-2.0            satori, which draws social cards, and @vercel/stega, which names fields in previews, are unmodified;
                     their source is what the package registry gives.
  LGPL-3.0-or-later  libvips, with which sharp prepares pictures, is a shared library that may be replaced by another build.

The marks in public/mark/ are drawings of Simple Icons, dedicated to the public domain (CC0-1.0). The marks themselves are
trademarks of their owners; to show one is to say that one is a partner.

Written by \`npm run format\` from package-lock.json.
`;

/** The licenses of all that production installs or the build contains, by license. */
export const notice = (): string => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
  const byLicense = new Map<string, Set<string>>();
  for (const [place, { dev, license = "unknown" }] of Object.entries(packages)) {
    const name = place.split("node_modules/").at(-1) ?? "";
    if (name === "" || (dev && !BUILT_IN.includes(name))) continue;
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(name));
  }
  const groups = [...byLicense].sort(([a], [b]) => (a < b ? -1 : 1));
  return HEAD + groups.map(([license, names]) => `\n${license}\n${[...names].sort().map(indented).join("")}`).join("");
};

const indented = (name: string) => `  ${name}\n`;

if (import.meta.main) writeFileSync("NOTICE", notice());

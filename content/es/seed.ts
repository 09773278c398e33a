import type { SeedDocument } from "../writing/seed-of.ts";
import { members } from "./members.ts";
import { about } from "./pages/about.ts";
import { fortLauderdale } from "./pages/areas/fort-lauderdale.ts";
import { miami } from "./pages/areas/miami.ts";
import { westPalmBeach } from "./pages/areas/west-palm-beach.ts";
import { blog } from "./pages/blog.ts";
import { careers } from "./pages/careers.ts";
import { contact } from "./pages/contact.ts";
import { home } from "./pages/home.ts";
import { condominiumsIndustry } from "./pages/industries/condominiums.ts";
import { healthcareIndustry } from "./pages/industries/healthcare.ts";
import { hospitalityIndustry } from "./pages/industries/hospitality.ts";
import { industries } from "./pages/industries/industries.ts";
import { lawAccountingIndustry } from "./pages/industries/law-accounting.ts";
import { logisticsIndustry } from "./pages/industries/logistics.ts";
import { portfolio } from "./pages/portfolio.ts";
import { privacy } from "./pages/privacy.ts";
import { services } from "./pages/services.ts";
import { terms } from "./pages/terms.ts";
import { positions } from "./positions.ts";
import { flatFee } from "./posts/flat-fee.ts";
import { hipaa } from "./posts/hipaa.ts";
import { hurricane } from "./posts/hurricane.ts";
import { cloud as cloudProject } from "./projects/cloud.ts";
import { datacenter } from "./projects/datacenter.ts";
import { healthcare } from "./projects/healthcare.ts";
import { network as networkProject } from "./projects/network.ts";
import { retail } from "./projects/retail.ts";
import { security as securityProject } from "./projects/security.ts";
import { seo } from "./seo.ts";
import { cloud } from "./services/cloud.ts";
import { consulting } from "./services/consulting.ts";
import { data } from "./services/data.ts";
import { helpDesk } from "./services/help-desk.ts";
import { infrastructure } from "./services/infrastructure.ts";
import { managed } from "./services/managed.ts";
import { network } from "./services/network.ts";
import { security } from "./services/security.ts";
import { software } from "./services/software.ts";
import { settings } from "./settings.ts";
import { testimonials } from "./testimonials.ts";

/** The same in Spanish, in the same order. */
export const spanishDocuments: SeedDocument[] = [
  settings,
  seo,
  ...[home, about, services, portfolio, contact, careers, blog, privacy, terms],
  ...[
    industries,
    healthcareIndustry,
    condominiumsIndustry,
    logisticsIndustry,
    hospitalityIndustry,
    lawAccountingIndustry,
  ],
  ...[miami, fortLauderdale, westPalmBeach],
  ...[consulting, managed, cloud, security, network, infrastructure, helpDesk, software, data],
  ...[healthcare, cloudProject, securityProject, retail, networkProject, datacenter],
  ...positions,
  ...members,
  ...testimonials,
  ...[flatFee, hipaa, hurricane],
];

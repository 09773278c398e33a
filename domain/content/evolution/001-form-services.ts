import type { Step } from "./step.ts";

const option = (word: string, name: string, service?: string) => ({
  name,
  word,
  service: service ? [`service-${service}`] : [],
});

export const formServices: Step = {
  about: "The services of the contact form, fixed until now, are a list in Settings",
  types: ["settings"],
  up: (data) => ({
    ...data,
    form: data.form ?? {
      services: [
        option("consulting", "IT Consulting", "consulting"),
        option("managed", "Managed Services", "managed"),
        option("cloud", "Cloud Solutions", "cloud"),
        option("security", "Cybersecurity", "security"),
        option("software", "Software Development", "software"),
        option("careers", "Careers - Open Positions"),
        option("other", "Other"),
      ],
    },
  }),
};

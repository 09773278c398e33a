import type { Island } from "../parts/block-props.ts";
import { Look } from "./look.tsx";

export const island: Island<"contact"> = {
  Look,
  wakes: "filled",
  sends: ({ language, words, settings: { contact, hours, map, form }, humanCheck, nameRule, enquiryLimit }, all) => ({
    language,
    words: {
      paths: { contact: words.paths.contact },
      contact: words.contact,
      humanCheck: words.humanCheck,
      enquiry: words.enquiry,
      answers: { tooMany: words.answers.tooMany, fields: words.answers.fields, unexpected: words.answers.unexpected },
    },
    settings: { contact, hours, map, form },
    pictures: { [map.picture]: all[map.picture] },
    humanCheck,
    nameRule,
    enquiryLimit,
  }),
};

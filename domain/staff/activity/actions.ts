export const actions = {
  publish: { about: "content", words: "published" },
  "media-upload": { about: "media", words: "uploaded the picture" },
  "media-describe": { about: "media", words: "described the picture" },
  "media-focus": { about: "media", words: "set the focal point of the picture" },
  "media-replace": { about: "media", words: "replaced the file of the picture" },
  "media-delete": { about: "media", words: "deleted the picture" },
  unpublish: { about: "content", words: "unpublished" },
  create: { about: "content", words: "started" },
  duplicate: { about: "content", words: "duplicated" },
  reorder: { about: "content", words: "changed the order of" },
  trash: { about: "content", words: "moved to the trash" },
  untrash: { about: "content", words: "took back from the trash" },
  restore: { about: "content", words: "restored an older text of" },
  schedule: { about: "content", words: "scheduled" },
  unschedule: { about: "content", words: "canceled the schedule of" },
  "schedule-failed": { about: "content", words: "could not publish as scheduled" },
  "preview-link": { about: "content", words: "made a preview link for" },
  "preview-link-withdraw": { about: "content", words: "withdrew a preview link" },
  "sign-in": { about: "sign-in", words: "signed in" },
  "sign-in-failed": { about: "sign-in", words: "could not sign in" },
  "sign-out": { about: "sign-in", words: "logged out" },
  "password-link": { about: "sign-in", words: "asked for a link to reset the password" },
  "password-set": { about: "sign-in", words: "set a password by link" },
  "password-change": { about: "sign-in", words: "changed the password" },
  "sessions-end": { about: "sign-in", words: "ended other sessions" },
  "second-factor-on": { about: "sign-in", words: "switched on the second step" },
  "second-factor-off": { about: "sign-in", words: "switched off the second step" },
  "recovery-codes": { about: "sign-in", words: "made new recovery codes" },
  "staff-first": { about: "staff", words: "was made the first admin" },
  "staff-invite": { about: "staff", words: "invited" },
  "staff-role": { about: "staff", words: "changed the role of" },
  "staff-disable": { about: "staff", words: "switched off the account of" },
  "staff-enable": { about: "staff", words: "switched on the account of" },
  "staff-second-factor": { about: "staff", words: "reset the second step of" },
  "staff-password-link": { about: "staff", words: "made on the server a link to reset the password of" },
  "staff-name": { about: "staff", words: "changed the name" },
  "enquiry-state": { about: "enquiries", words: "moved an enquiry" },
  "enquiry-send": { about: "enquiries", words: "sent the mail of an enquiry again" },
  "enquiry-spam": { about: "enquiries", words: "marked an enquiry as spam" },
  "enquiry-not-spam": { about: "enquiries", words: "marked an enquiry as not spam" },
  "enquiry-export": { about: "enquiries", words: "exported enquiries" },
  "enquiry-erase": { about: "enquiries", words: "erased an enquiry" },
  "enquiry-retention": { about: "enquiries", words: "erased enquiries that were kept long enough" },
  "enquiry-note": { about: "enquiries", words: "added a note to an enquiry" },
  "enquiry-assign": { about: "enquiries", words: "handed over an enquiry" },
  "redirect-add": { about: "settings", words: "added a redirect" },
  "redirect-change": { about: "settings", words: "changed a redirect" },
  "redirect-delete": { about: "settings", words: "deleted a redirect" },
  "redirect-import": { about: "settings", words: "imported redirects" },
  "redirect-export": { about: "settings", words: "exported redirects" },
  "missing-dismiss": { about: "settings", words: "dismissed a missing address" },
  "mail-test": { about: "settings", words: "sent a test mail" },
} as const satisfies Record<string, { about: string; words: string }>;

export type Action = keyof typeof actions;

export const abouts = {
  content: "Content",
  media: "Media",
  enquiries: "Enquiries",
  "sign-in": "Sign-ins",
  staff: "Staff",
  settings: "Settings",
} as const;

export type About = keyof typeof abouts;

export const isAbout = (text: string): text is About => Object.hasOwn(abouts, text);

export const actionsAbout = (about: About): Action[] =>
  (Object.keys(actions) as Action[]).filter((action) => actions[action].about === about);

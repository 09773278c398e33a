import type { FirstAdmin } from "#domain/staff/members/first-admin.server.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Tells a person at a terminal where everything is, where the local mailbox says that a person is trying it out; and
 * always, once, the password that was made for the first admin, since it is nowhere else.
 */
export const announce = ({ settings, mailboxUrl }: Platform, admin: FirstAdmin | null) => {
  if (!mailboxUrl && !admin?.password) return;
  const lines = [
    `  Site     ${settings.PUBLIC_URL}`,
    `  CMS      ${settings.PUBLIC_URL}/cmslogin`,
    ...(admin?.password ? passwordLines(admin.email, admin.password) : []),
    ...(mailboxUrl ? [`  Mailbox  ${mailboxUrl}`] : []),
  ];
  process.stdout.write(`\n${lines.join("\n")}\n\n  Stop with Ctrl+C.\n\n`);
};

const passwordLines = (email: string, password: string) => [
  `           Email     ${email}`,
  `           Password  ${password}   (shown once: change it under Account)`,
];

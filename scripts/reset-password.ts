import { makeOperatorLink } from "#domain/staff/members/operator-link.server.ts";
import { betterAuthOn } from "#platform/auth/better-auth.ts";
import { openSecret } from "#platform/auth/secret.ts";
import { connect } from "#platform/database/database.ts";
import { requireDatabase } from "#platform/database/place.ts";
import { systemClock } from "#platform/process/clock.ts";
import { openLog } from "#platform/process/log.ts";
import { command, say } from "./command.ts";

const REMOVE_SECOND_STEP = "--remove-second-step";

const whoThen = (admins: string[]) =>
  admins.length > 0
    ? `Admins are: ${admins.join(", ")}`
    : "There is no staff yet: the first start makes an administrator.";

// npm run reset-password -- <address> [--remove-second-step]: a link to set a new password, while the site runs or not.
await command(async (settings, words) => {
  const email = words.find((word) => !word.startsWith("--"));
  const unknown = words.find((word) => word.startsWith("--") && word !== REMOVE_SECOND_STEP);
  if (unknown) throw new Error(`What is ${unknown}? There is only ${REMOVE_SECOND_STEP}.`);
  if (!email) throw new Error(`Whose? npm run reset-password -- someone@example.org [${REMOVE_SECOND_STEP}]`);
  requireDatabase(settings);
  const database = connect(settings, () => {});
  try {
    const auth = betterAuthOn(database, openSecret(settings), settings, openLog("error"));
    const deps = { database, auth, clock: systemClock, settings };
    const result = await makeOperatorLink(deps, email, { removeSecondStep: words.includes(REMOVE_SECOND_STEP) });
    if (result.outcome === "unknown") throw new Error(`Nobody has the address ${email}. ${whoThen(result.admins)}`);
    if (result.outcome === "disabled")
      throw new Error(`The account of ${result.name} is switched off; an admin can undo it.`);
    say(
      `For ${result.name}, once, within 30 minutes:\n\n  ${result.link}\n\nIt sets a new password and ends all sessions.`,
    );
    if (result.secondStep)
      say(`A code is still asked for afterwards; where the phone is lost, add ${REMOVE_SECOND_STEP}.`);
  } finally {
    await database.destroy();
  }
});

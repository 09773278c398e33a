import { confirmSecondFactor, startSecondFactor } from "#domain/staff/account/own-credentials.server.ts";
import { createMember } from "#domain/staff/members/create-member.server.ts";
import { signIn } from "#domain/staff/sign-in/sign-in.server.ts";
import { openDeps } from "./deps.ts";
import { codeOf } from "./one-time-code.ts";

export const password = "roots hold the coast";
export const address = "203.0.113.7";
export const email = "erin@example.org";
export const browser = (cookies: string[] = []) => ({
  cookies: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
  agent: "Test",
  address,
});

/** Erin, an editor, and how she comes in. */
export const openAccount = async () => {
  const deps = await openDeps("SQLite");
  const passwordHash = await deps.auth.hashPassword(password);
  const who = { name: "Erin", email, role: "editor" } as const;
  const id = await createMember(deps.database, { ...who, passwordHash }, deps.clock());
  if (!id) throw new Error("taken");
  const come = async () => {
    const answer = await signIn(deps, browser(), { email, password });
    if (!("cookies" in answer)) throw new Error(answer.outcome);
    return browser(answer.cookies);
  };
  return { deps, erin: { id, ...who }, come };
};

/** The same with her second step on: `first` switched it on, `next` is that of the next half minute. */
export const withSecondFactor = async () => {
  const site = await openAccount();
  const { deps, erin, come } = site;
  const known = await come();
  const start = await startSecondFactor(deps, erin, known, password);
  if (start.outcome !== "right") throw new Error(start.outcome);
  const secret = new URL(start.value.uri).searchParams.get("secret") ?? "";
  const first = codeOf(secret);
  const on = await confirmSecondFactor(deps, erin, known, first);
  const next = codeOf(secret, Date.now() + 30_000);
  return { ...site, first, next, codes: on?.codes ?? [], known: browser(on?.cookies) };
};

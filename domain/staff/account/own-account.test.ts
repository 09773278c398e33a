import { expect, test } from "vitest";
import { openDeps } from "../../../tests/deps.ts";
import { codeOf } from "../../../tests/one-time-code.ts";
import { createMember } from "../members/create-member.server.ts";
import { signIn } from "../sign-in/sign-in.server.ts";
import { signInWithCode } from "../sign-in/sign-in-code.server.ts";
import { countTry } from "../sign-in-waits.server.ts";
import { ownAccount } from "./own-account.server.ts";
import { confirmSecondFactor, newRecoveryCodes, startSecondFactor } from "./own-credentials.server.ts";

const password = "roots hold the coast";
const address = "203.0.113.7";
const email = "erin@example.org";
const browser = (cookies: string[] = []) => ({
  cookies: cookies.map((cookie) => cookie.split(";")[0]).join("; "),
  agent: "Test",
  address,
});

const open = async () => {
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

const withSecondFactor = async () => {
  const site = await open();
  const { deps, erin, come } = site;
  const known = await come();
  const start = await startSecondFactor(deps, erin, known, password);
  if (start.outcome !== "right") throw new Error(start.outcome);
  const secret = new URL(start.value.uri).searchParams.get("secret") ?? "";
  const on = await confirmSecondFactor(deps, erin, known, codeOf(secret));
  return { ...site, codes: on?.codes ?? [], known: browser(on?.cookies) };
};

test("sessions are listed until they are over", async () => {
  const { deps, erin, come } = await open();
  deps.time.now = Date.now();
  await come();
  expect((await ownAccount(deps, erin, "")).sessions).toMatchObject([{ agent: "Test", address }]);
  deps.time.now += 13 * 3_600_000;
  expect((await ownAccount(deps, erin, "")).sessions).toEqual([]);
});

test("new recovery codes are written down, and proving the password rightly never brings a wait", async () => {
  const { deps, erin, known } = await withSecondFactor();
  for (let n = 0; n < 6; n += 1) {
    expect((await newRecoveryCodes(deps, erin, known, password)).outcome).toBe("right");
  }
  const actions = await deps.database.selectFrom("activity").select("action").execute();
  expect(actions.filter(({ action }) => action === "recovery-codes")).toHaveLength(6);
});

test("right codes do not count against the address they come from", async () => {
  const { deps, codes, come } = await withSecondFactor();
  for (let n = 0; n < 18; n += 1) await countTry(deps, { account: `guess-${n}`, address });
  for (const code of codes.slice(0, 3)) {
    const half = await come();
    expect((await signInWithCode(deps, half, code)).outcome).toBe("signed-in");
  }
});

import { expect, test } from "vitest";
import { browser, openAccount, password } from "../../tests/staff-account.ts";
import { isEmailAddress } from "../formats/email-address.ts";
import { isAccountAddress } from "./account-address.ts";
import { createMember } from "./members/create-member.server.ts";
import { signIn } from "./sign-in/sign-in.server.ts";

test.each([
  ["ada.b+c_d-e@sub.example.co.uk", true],
  ["o'brien@example.org", true],
  ["ada@xn--bro-hoa.example", true],
  ["r&d@example.org", false],
  ["x#y@example.org", false],
  ["a=b@example.org", false],
  ["a~b@example.org", false],
  ["josé@example.org", false],
  ["ana@compañía.es", false],
  ["it@firma.xn--p1ai", false],
])("an account at %s can sign in: %s, which is known before there is one", async (email, can) => {
  const { deps } = await openAccount();
  const passwordHash = await deps.auth.hashPassword(password);
  await createMember(deps.database, { name: "Bo", email, role: "editor", passwordHash }, deps.clock());
  const { outcome } = await signIn(deps, browser(), { email, password });
  expect([isEmailAddress(email), isAccountAddress(email), outcome]).toEqual([true, can, can ? "signed-in" : "refused"]);
});

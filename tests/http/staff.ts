import { createMember } from "#domain/staff/members/create-member.server.ts";
import type { Role } from "#domain/staff/rights.ts";
import { openApp } from "./app.ts";

export type OpenApp = Awaited<ReturnType<typeof openApp>>;

export const PASSWORD = "roots hold the coast";

let hashed: Promise<string> | undefined;

/** A member of staff with PASSWORD, made past all screens. Gives their address. */
export const addMember = async ({ platform }: OpenApp, role: Role, email = `${role}@example.org`): Promise<string> => {
  hashed ??= platform.auth.hashPassword(PASSWORD);
  const passwordHash = await hashed;
  await createMember(platform.database, { name: `An ${role}`, email, role, passwordHash }, platform.clock());
  return email;
};

/** A form as a browser without scripts sends it. */
export const form = (fields: Record<string, string>, cookie = ""): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded", cookie },
  body: new URLSearchParams(fields).toString(),
});

/** The cookies that an answer sets, as the next request sends them. Forgotten ones are left out. */
export const cookiesOf = (response: Response): string => asSent(response.headers.getSetCookie());

const asSent = (cookies: string[]): string =>
  cookies
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Signs in at the login page. */
export const login = (app: OpenApp, email: string, password = PASSWORD, next = "") =>
  app.fetch("/cmslogin", form({ email, password, next }));

/** A signed-in member of a role; gives the cookies. It is done past the login page, which answers after a second. */
export const signedIn = async (app: OpenApp, role: Role): Promise<string> => {
  const browser = { cookies: "", agent: "A test", address: "192.0.2.1" };
  const result = await app.platform.auth.signIn(browser, await addMember(app, role), PASSWORD);
  if (!("cookies" in result)) throw new Error(result.outcome);
  return asSent(result.cookies);
};

/** The app with a member of each role signed in: what most tests of the staff area start from. */
export const openStaffApp = async () => {
  const app = await openApp();
  return { app, cookies: { editor: await signedIn(app, "editor"), admin: await signedIn(app, "admin") } };
};

/** The flash message that an answer leaves for the next page, as JSON; empty when it leaves none. */
export const toastOf = (response: Response): string => {
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith("cms-toast="));
  const value = decodeURIComponent(/=([^;]*)/.exec(cookie ?? "")?.[1] ?? "");
  return Buffer.from(value, "base64").toString();
};

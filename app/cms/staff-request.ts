import {
  createContext,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { z } from "zod";
import { platformContext } from "#app/context.ts";
import type { Member } from "#domain/staff/member.ts";
import { NotAllowed } from "#domain/staff/rights.ts";
import type { Platform } from "#platform/platform.ts";

/** Who is signed in, and in which session. Set by the lock of the staff area before any of its routes runs. */
export const staffContext = createContext<{ member: Member; session: string }>();

type StaffArgs = { context: Readonly<RouterContextProvider> };

/** The one way from a staff screen to the domain: hands over who asks, and turns what they may not do into 403. */
export const forStaff =
  <T, Args extends StaffArgs = StaffArgs>(
    work: (platform: Platform, member: Member, args: Args, session: string) => Promise<T>,
  ) =>
  async (args: Args): Promise<T> => {
    const { member, session } = args.context.get(staffContext);
    try {
      return await work(args.context.get(platformContext), member, args, session);
    } catch (error) {
      if (error instanceof NotAllowed) throw data(null, { status: 403, statusText: "Not allowed" });
      throw error;
    }
  };

export const notFound = (): never => {
  throw data(null, { status: 404, statusText: "Not Found" });
};

export const found = <T>(value: T): NonNullable<T> => value ?? notFound();

/** What an id may look like. Anything else in an address could lead a redirect made of it to another site, or into a header. */
const ID = /^[\w-]{1,80}$/;

export const idsOnly: MiddlewareFunction<Response> = ({ params }, next) => {
  const ids = Object.entries(params).filter(([name]) => name !== "*");
  if (ids.some(([, id]) => !ID.test(id ?? ""))) notFound();
  return next();
};

/** One text of a form; empty when the form did not send it. */
export const text = z.string().default("");

/** What a form sends any number of times under one name, such as the ids of the rows that are checked. */
export const texts = z.preprocess((sent) => (sent === undefined ? [] : [sent].flat()), z.array(z.string()));

/** An object as JSON, for what a form can't send flat; empty when the form sent something else. */
export const jsonObject = text
  .transform((sent, context): unknown => {
    try {
      return JSON.parse(sent);
    } catch {
      context.addIssue("not JSON");
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.unknown()))
  .catch({});

/** Throws an answer 400 for what no screen sends. What people can get wrong is checked by the domain. */
export const postedFields = async <Fields extends z.ZodRawShape>(request: Request, fields: Fields) => {
  const form = await request.formData().catch(() => refuse("Send a form"));
  const sent = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  const { success, data: values, error } = z.object(fields).safeParse(Object.fromEntries(sent));
  return success ? values : refuse(error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
};

const refuse = (why: string): never => {
  throw data(why, { status: 400, statusText: "Bad Request" });
};

/** The loader of an address that only takes forms: opening it, after signing in again for instance, leads to its screen. */
export const leadsTo =
  (screen: (params: LoaderFunctionArgs["params"], pattern: string) => string) =>
  ({ params, pattern }: LoaderFunctionArgs) =>
    redirect(screen(params, pattern));

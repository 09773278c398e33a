import { createContext, data, type RouterContextProvider } from "react-router";
import { platformContext } from "#app/context.ts";
import type { Member } from "#domain/staff/member.ts";
import { NotAllowed } from "#domain/staff/rights.ts";
import type { Platform } from "#platform/platform.ts";

/** Who is signed in, and in which session. Set by the lock of the staff area before any of its routes runs. */
export const staffContext = createContext<{ member: Member; session: string }>();

/**
 * The one way from a staff screen to the domain: hands it the platform and who asks, and turns a verb that they may
 * not use into 403.
 */
export const asStaff = async <T>(
  context: Readonly<RouterContextProvider>,
  work: (platform: Platform, member: Member, session: string) => Promise<T>,
): Promise<T> => {
  const { member, session } = context.get(staffContext);
  try {
    return await work(context.get(platformContext), member, session);
  } catch (error) {
    if (error instanceof NotAllowed) throw data(null, { status: 403, statusText: "Not allowed" });
    throw error;
  }
};

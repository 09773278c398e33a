/** What came of signing in beside the editor. */
export type SignedIn = { outcome: "in" } | { outcome: "code" } | { outcome: "refused"; message: string };

const FAILED = "An error occurred during login";

/** Sends a form of the login as the login page would, and reads what that page would show. */
export const postLogin = async (
  path: "/cmslogin" | "/cmslogin/code",
  fields: Record<string, string>,
): Promise<SignedIn> => {
  try {
    const body = new URLSearchParams({ ...fields, next: "/cms/account" });
    const response = await fetch(path, { method: "POST", body });
    const { pathname } = new URL(response.url);
    if (response.ok && pathname === "/cmslogin/code") return { outcome: "code" };
    if (response.ok && pathname.startsWith("/cms/")) return { outcome: "in" };
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const said = page.querySelector("[role=alert], .toast")?.textContent?.trim();
    return { outcome: "refused", message: said || FAILED };
  } catch {
    return { outcome: "refused", message: FAILED };
  }
};

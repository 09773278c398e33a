import { type FormEvent, useEffect, useRef, useState } from "react";
import { Banner } from "../parts/banner.tsx";
import { waiting } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog/dialog.tsx";
import { Email, OwnPassword, SignInCode } from "../parts/form/field.tsx";
import { LOGIN_FAILED, PasskeyButton } from "./passkey-button.tsx";

/** Who it was: what signs them in again with the fewest keys. */
export type SignIn = { passkeyHost: string | null; email: string };

/** In front of what was written when the session ended; `done` once somebody signed in. */
export const SignInAgain = ({ passkeyHost, email, done }: SignIn & { done: () => void }) => {
  const [step, setStep] = useState<Step>("/cmslogin");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own field
  useEffect(() => form.current?.querySelector<HTMLInputElement>("[name=password], [name=code]")?.focus(), [step]);
  const sendForm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void send(step, Object.fromEntries(fields));
  };
  const send = async (path: Step, fields: Record<string, string>) => {
    setBusy(true);
    setError("");
    const { next, message } = await postLogin(path, fields);
    setBusy(false);
    if (next === "in") return done();
    setStep(next);
    setError(message);
  };
  return (
    <Dialog title="Your session has ended" open>
      <p>Sign in again to save what you wrote. It is still here.</p>
      {error && <Banner>{error}</Banner>}
      <form ref={form} className="stack" onSubmit={sendForm}>
        {step === "/cmslogin" ? (
          <>
            <Email defaultValue={email} />
            <OwnPassword label="Password" name="password" />
          </>
        ) : (
          <SignInCode />
        )}
        <button type="submit" className="btn btn-primary" {...waiting(busy)}>
          {busy ? "Logging in..." : "Login"}
        </button>
      </form>
      <PasskeyButton host={passkeyHost} busy={busy} send={(passkey) => void send("/cmslogin", { passkey })} />
    </Dialog>
  );
};

type Step = "/cmslogin" | "/cmslogin/code";

/** A code that comes too late leads back to the first step, with a page that is no refusal by its status. */
export const stepAt = (url: string): Step | "in" => {
  const { pathname } = new URL(url);
  if (pathname.startsWith("/cms/")) return "in";
  return pathname === "/cmslogin/code" ? pathname : "/cmslogin";
};

const postLogin = async (
  step: Step,
  fields: Record<string, string>,
): Promise<{ next: Step | "in"; message: string }> => {
  try {
    const body = new URLSearchParams({ ...fields, next: "/cms/account" });
    const response = await fetch(step, { method: "POST", body });
    const next = stepAt(response.url);
    if (response.ok && next !== "/cmslogin") return { next, message: "" };
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const message = page.querySelector("[role=alert], .toast")?.textContent?.trim();
    return { next: next === "in" ? step : next, message: message || LOGIN_FAILED };
  } catch {
    return { next: step, message: LOGIN_FAILED };
  }
};

import { type FormEvent, useState } from "react";
import { useSignal } from "../../fields/state/form-store.ts";
import { Banner } from "../../parts/banner.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { Email, OwnPassword, SignInCode } from "../../parts/form/field.tsx";
import { useEditing } from "../state/editing.ts";

export const SignInDialog = () => {
  const { saving } = useEditing();
  const state = useSignal(saving.state);
  if (state.name !== "signed-out") return null;
  return <SignInAgain done={() => void saving.resume()} />;
};

const SignInAgain = ({ done }: { done: () => void }) => {
  const [step, setStep] = useState<"/cmslogin" | "/cmslogin/code">("/cmslogin");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    setError("");
    const result = await postLogin(step, fields);
    setBusy(false);
    if (result.outcome === "in") return done();
    if (result.outcome === "code") return setStep("/cmslogin/code");
    setError(result.message);
  };
  return (
    <Dialog title="Your session has ended" open>
      <p>Sign in again to save what you wrote. It is still here.</p>
      {error && <Banner>{error}</Banner>}
      <form className="stack" onSubmit={(event) => void send(event)}>
        {step === "/cmslogin" ? (
          <>
            <Email />
            <OwnPassword label="Password" name="password" />
          </>
        ) : (
          <SignInCode />
        )}
        <button type="submit" className="btn btn-primary" disabled={busy}>
          {busy ? "Logging in..." : "Login"}
        </button>
      </form>
    </Dialog>
  );
};

type LoginAnswer = { outcome: "in" } | { outcome: "code" } | { outcome: "refused"; message: string };

const FAILED = "An error occurred during login";

const postLogin = async (
  path: "/cmslogin" | "/cmslogin/code",
  fields: Record<string, string>,
): Promise<LoginAnswer> => {
  try {
    const body = new URLSearchParams({ ...fields, next: "/cms/account" });
    const response = await fetch(path, { method: "POST", body });
    const { pathname } = new URL(response.url);
    if (response.ok && pathname === "/cmslogin/code") return { outcome: "code" };
    if (response.ok && pathname.startsWith("/cms/")) return { outcome: "in" };
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const message = page.querySelector("[role=alert], .toast")?.textContent?.trim();
    return { outcome: "refused", message: message || FAILED };
  } catch {
    return { outcome: "refused", message: FAILED };
  }
};

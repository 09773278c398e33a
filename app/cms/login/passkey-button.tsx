import { useState } from "react";
import { Banner } from "../parts/banner.tsx";
import { Button, waiting } from "../parts/button.tsx";
import { askForPasskey, usePasskeySupport } from "../parts/passkeys.ts";
import { postJson } from "../parts/requests/fetch-json.ts";
import type { PasskeyAnswer } from "./passkey-request.ts";

export const LOGIN_FAILED = "An error occurred during login";

type Props = {
  host: string | null;
  busy: boolean;
  /** Gets the answer of the browser, as JSON. */
  send: (answer: string) => void;
};

/** Signs in without a password, where the browser can. That it was canceled is said by nothing: whoever did it knows. */
export const PasskeyButton = ({ host, busy, send }: Props) => {
  const [error, setError] = useState("");
  const [isAsking, setAsking] = useState(false);
  if (usePasskeySupport(host) !== "here") return null;
  const ask = async () => {
    setError("");
    setAsking(true);
    const request = await postJson<PasskeyAnswer>("/cmslogin/passkey", new URLSearchParams());
    if (request.outcome !== "answered" || !request.body) setError(LOGIN_FAILED);
    else if ("error" in request.body) setError(request.body.error);
    else await askForPasskey(request.body.options).then(send, () => {});
    setAsking(false);
  };
  return (
    <>
      {error && <Banner>{error}</Banner>}
      <Button name="Sign in with a passkey" icon="key" onClick={() => void ask()} {...waiting(busy || isAsking)} />
    </>
  );
};

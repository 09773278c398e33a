import { useSyncExternalStore } from "react";

/** Whether passkeys can be used here, and why not; `unknown` until the browser was asked. */
export type PasskeySupport = "unknown" | "here" | "no-domain" | "other-host" | "old-browser";

const never = () => () => {};

/** `host` is the domain that passkeys belong to, null where there is none. */
export const usePasskeySupport = (host: string | null): PasskeySupport =>
  useSyncExternalStore(
    never,
    () => supportFor(host),
    () => (host === null ? "no-domain" : "unknown"),
  );

const supportFor = (host: string | null): PasskeySupport => {
  if (host === null) return "no-domain";
  if (location.hostname !== host) return "other-host";
  const isAble = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  return isAble ? "here" : "old-browser";
};

/** Why there are none here, in words; null where there are, or may be. */
export const whyNoPasskeys = (support: PasskeySupport, host: string | null): string | null => {
  if (support === "here" || support === "unknown") return null;
  if (support === "no-domain") return "A passkey belongs to a domain, and this site is reached by an IP address.";
  if (support === "other-host") return `A passkey belongs to ${host}, and this page was opened under another name.`;
  return "This browser can't use passkeys on this page. A newer one, or https, may help.";
};

/** The JSON of WebAuthn that the server sends, and the JSON that it takes back. */
export const makePasskey = async (options: object): Promise<string> =>
  asJson(
    await navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );

export const askForPasskey = async (options: object): Promise<string> =>
  asJson(
    await navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );

const asJson = (credential: Credential | null): string => {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey");
  return JSON.stringify(credential);
};

import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";
import { VIRTUAL_DEVICE } from "../virtual-device.ts";

/** A device that keeps passkeys beside the page of a test, and sees the finger of its holder until it is told otherwise. */
export const passkeyDevice = async () => {
  const session = cdp();
  await session.send("WebAuthn.enable");
  onTestFinished(async () => {
    await session.send("WebAuthn.disable");
  });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options: VIRTUAL_DEVICE });
  return {
    seesHolder: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
};

const OWN = { id: "AAAA", name: "ada@example.org", displayName: "Ada" };

/** What a server sends to have a passkey made; `kept` are ids of those that the account has already. */
export const toMake = (kept: string[] = []) => ({
  challenge: "AAAA",
  rp: { id: location.hostname, name: "Mangrove IT" },
  user: OWN,
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
  excludeCredentials: kept.map((id) => ({ type: "public-key", id })),
});

/** What a server sends to have one asked for. */
export const toAsk = () => ({ challenge: "AAAA", rpId: location.hostname, userVerification: "required" });

import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

type Options = { challenge: string; user?: { id: string } };

/** What it does otherwise than a browser with a good device: who it says it is for, and whether it asks its holder. */
type Faults = { origin?: string; isVerified?: boolean };

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

const hex = (digits: string) => Buffer.from(digits, "hex");

/** CBOR of {fmt: "none", attStmt: {}, authData: …}, up to the length of the last. */
const NO_ATTESTATION = hex("a363666d74646e6f6e656761747453746d74a068617574684461746158");

/** A device that keeps one passkey for the host of `origin`, and answers as a browser does, with the JSON of WebAuthn. */
export const openAuthenticator = (origin: string) => {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;
  let user = "";

  const state = (isVerified: boolean, more = 0) => {
    counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | more);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head]);
  };
  const answer = (type: string, challenge: string, from: string, response: (client: Buffer) => object) => {
    const client = Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
    const text = id.toString("base64url");
    const made = { clientDataJSON: client.toString("base64url"), ...response(client) };
    return { id: text, rawId: text, type: "public-key", clientExtensionResults: {}, response: made };
  };

  const make = (options: object, { origin: from = origin, isVerified = true }: Faults = {}) => {
    const { challenge, user: owner } = options as Options;
    user = owner?.id ?? "";
    const key = publicKey.export({ format: "jwk" });
    const [x, y] = [key.x ?? "", key.y ?? ""].map((part) => Buffer.from(part, "base64url"));
    const cose = Buffer.concat([hex("a5010203262001215820"), x ?? hex(""), hex("225820"), y ?? hex("")]);
    const credential = Buffer.concat([Buffer.alloc(16), hex("0010"), id, cose]);
    const data = Buffer.concat([state(isVerified, NEW_KEY), credential]);
    const attestation = Buffer.concat([NO_ATTESTATION, Buffer.of(data.length), data]);
    return answer("webauthn.create", challenge, from, () => ({
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    }));
  };

  const ask = (options: object, { origin: from = origin, isVerified = true }: Faults = {}) =>
    answer("webauthn.get", (options as Options).challenge, from, (client) => {
      const data = state(isVerified);
      const signature = createSign("sha256").update(data).update(sha256(client)).sign(privateKey);
      return {
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: user,
      };
    });

  return { make, ask };
};

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();

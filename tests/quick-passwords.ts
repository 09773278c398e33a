import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

// A password costs a third of a second of both cores by design. Tests that check hundreds of them set the cost to
// a sixteenth: what is stored, compared and refused stays the same, but a hash made here fits no other process.
const { scrypt } = crypto;

/** OpenSSL's name for the work factor, 16,384 in Better Auth. */
const WORK = 1_024;

crypto.scrypt = ((password, salt, length, options, callback) =>
  scrypt(password, salt, length, { ...options, N: WORK }, callback)) as typeof scrypt;
syncBuiltinESMExports();

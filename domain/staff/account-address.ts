import { z } from "zod";
import { isEmailAddress } from "../formats/email-address.ts";

/** What of `isEmailAddress` an account may have: Better Auth refuses a sign-in by any other, by this pattern of Zod's. */
export const isAccountAddress = (email: string): boolean => isEmailAddress(email) && z.email().safeParse(email).success;

export const ACCOUNT_ADDRESS =
  "letters from a to z, digits and ' + - . _ before the @, and letters from a to z at its end";

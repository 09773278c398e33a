import { platformContext } from "#app/context.ts";
import { allLanguages } from "#domain/languages.ts";
import type { Route } from "./+types/security-txt";
import { textResponse } from "./responses.ts";

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Whom to tell of a weakness (RFC 9116), and the terms that promise to take no action against research in good faith. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { clock, settings } = context.get(platformContext);
  const expires = new Date(clock() + HALF_A_YEAR_MS).toISOString().replace(/\.\d+Z/, "Z");
  const lines = [
    `Contact: ${settings.PUBLIC_URL}/contact`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${allLanguages.join(", ")}`,
    `Canonical: ${settings.PUBLIC_URL}/.well-known/security.txt`,
    `Policy: ${settings.PUBLIC_URL}/terms`,
    "",
  ];
  return textResponse("text/plain", lines.join("\n"));
};

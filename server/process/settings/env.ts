import * as z from "zod";
import { passwordFault } from "#domain/staff/password/password.ts";
import { pairs, settings } from "./settings.ts";

const shape = z.object(settings);

export type Env = z.infer<typeof shape> & { production: boolean };

export class EnvError extends Error {}

/** Throws an EnvError that lists every fault; an empty setting counts as absent. */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = shape.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map(lineOf),
    ...betweenSettings(given),
    ...misspelled(Object.keys(given)),
  ];
  if (!parsed.success || faults.length > 0) throw new EnvError(faults.join("\n"));
  const env = parsed.data;
  const publicUrl = new URL(env.PUBLIC_URL || `http://localhost:${env.PORT}`).origin;
  const host = env.HOST || (env.TRUST_PROXY > 0 ? "127.0.0.1" : "");
  return { ...env, PUBLIC_URL: publicUrl, HOST: host, production: env.NODE_ENV === "production" };
};

/** React and others read NODE_ENV on their own, so the default is written back. */
export const readEnv = (): Env => {
  const env = parseEnv(process.env);
  process.env.NODE_ENV = env.NODE_ENV;
  return env;
};

const lineOf = (issue: { path: PropertyKey[]; message: string }) => `${issue.path.join(".")}: ${issue.message}`;

/** Looked for in what was given: a schema looks at all values together once each is right. */
const betweenSettings = (given: Record<string, string | undefined>): string[] => {
  const wordOf = (name: string): string => given[name]?.trim() ?? "";
  const needed = [
    ...pairs,
    ...pairs.map(([a, b]) => [b, a] as const),
    ["S3_ENDPOINT", "S3_BUCKET"] as const,
    ["ADMIN_PASSWORD", "ADMIN_EMAIL"] as const,
  ].flatMap(([a, b]) => (wordOf(a) && !wordOf(b) ? [`${b}: needed, because ${a} is set`] : []));
  const password = wordOf("ADMIN_PASSWORD");
  const fault = password ? passwordFault(password, [wordOf("ADMIN_EMAIL")]) : null;
  return fault ? [...needed, `ADMIN_PASSWORD: ${fault}`] : needed;
};

const settingNames = Object.keys(settings);
/** Shorter names, such as PORT, are too near to what other programs use. */
const SHORTEST = 8;

const misspelled = (names: string[]): string[] =>
  names.flatMap((name) => {
    if (name.length < SHORTEST || settingNames.includes(name)) return [];
    const meant = settingNames.find((candidate) => isNear(name, candidate));
    return meant ? [`${name}: is no setting, did you mean ${meant}?`] : [];
  });

const isNear = (a: string, b: string, steps = 2): boolean => {
  if (Math.abs(a.length - b.length) > steps) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (!restA || !restB) return restA.length + restB.length <= steps;
  if (steps === 0) return false;
  const less = steps - 1;
  return (
    isNear(restA.slice(1), restB.slice(1), less) ||
    isNear(restA.slice(1), restB, less) ||
    isNear(restA, restB.slice(1), less)
  );
};

import { codeOf, Fault } from "../process/fault.ts";

export class BucketAway extends Fault {}

type Thrown = { name?: string; $metadata?: { httpStatusCode?: number } };
type Where = { S3_BUCKET: string; S3_ENDPOINT: string };

/** What the S3 client threw, in words that name the bucket and where it should be. */
export const s3Fault = (error: unknown, { S3_BUCKET: bucket, S3_ENDPOINT: endpoint }: Where): Fault => {
  const place = endpoint ? `S3 at ${endpoint}` : "Amazon S3";
  const { name = "", $metadata } = (error ?? {}) as Thrown;
  const status = $metadata?.httpStatusCode ?? 0;
  const say = (words: string) => new Fault(words, { cause: error });
  if (name === "NoSuchBucket" || status === 404) return say(`${place} has no bucket ${bucket} (S3_BUCKET).`);
  if (status === 301) return say(`The bucket ${bucket} is in another region than S3_REGION says.`);
  if (status === 401 || status === 403)
    return say(
      `${place} refuses the bucket ${bucket} to these keys (${name}). They need to list it, and to read, write and delete.`,
    );
  if (status >= 400 && status < 500 && status !== 429)
    return say(`${place} refuses what was asked of the bucket ${bucket} (${name}).`);
  return new BucketAway(`${place} does not answer (${codeOf(error) || name || status}).`, { cause: error });
};

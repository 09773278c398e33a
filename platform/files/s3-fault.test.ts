import { expect, test } from "vitest";
import { BucketAway, s3Fault } from "./s3-fault.ts";

const where = { S3_BUCKET: "pictures", S3_ENDPOINT: "https://s3.example.org" };

/** What the client throws for an answer of this status. */
const thrown = (httpStatusCode: number, name: string) =>
  Object.assign(new Error(), { name, $metadata: { httpStatusCode } });

test.each([
  [404, "NoSuchBucket", "S3 at https://s3.example.org has no bucket pictures (S3_BUCKET)."],
  [301, "PermanentRedirect", "The bucket pictures is in another region than S3_REGION says."],
  [
    403,
    "AccessDenied",
    /^S3 at https:\/\/s3\.example\.org refuses the bucket pictures to these keys \(AccessDenied\)\./,
  ],
  [
    400,
    "InvalidRequest",
    "S3 at https://s3.example.org refuses what was asked of the bucket pictures (InvalidRequest).",
  ],
])("what waiting does not help is no outage: %i %s", (status, name, words) => {
  const fault = s3Fault(thrown(status, name), where);
  expect(fault).not.toBeInstanceOf(BucketAway);
  expect(fault.message).toMatch(words);
});

test.each([
  [429, "TooManyRequests"],
  [500, "InternalError"],
  [503, "SlowDown"],
])("what passes by itself is waited for: %i %s", (status, name) => {
  const fault = s3Fault(thrown(status, name), { ...where, S3_ENDPOINT: "" });
  expect(fault).toBeInstanceOf(BucketAway);
  expect(fault.message).toBe(`Amazon S3 does not answer (${name}).`);
});

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { checkedKey, type Files } from "./files.ts";
import { s3Fault } from "./s3-fault.ts";

export type S3Settings = {
  S3_BUCKET: string;
  S3_ENDPOINT: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
  AWS_REGION: string;
  AWS_ACCESS_KEY_ID: string;
  AWS_SECRET_ACCESS_KEY: string;
};

const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;
const ATTEMPTS = 3;

/** Files as objects of an S3 bucket, opened with the S3_* keys, else the AWS_* keys, else those of the machine. */
export const s3Files = (settings: S3Settings): Files & { close: () => void } => {
  const client = openClient(settings);
  const object = (key: string) => ({ Bucket: settings.S3_BUCKET, Key: checkedKey(key) });
  const named = (error: unknown) => {
    throw s3Fault(error, settings);
  };
  return {
    put: async (key, bytes) =>
      void (await client.send(new PutObjectCommand({ ...object(key), Body: bytes })).catch(named)),
    get: async (key) => {
      const wanted = object(key);
      try {
        const { Body } = await client.send(new GetObjectCommand(wanted));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        return error instanceof NoSuchKey ? null : named(error);
      }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(object(key))).catch(named)),
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: settings.S3_BUCKET })).catch(named)),
    close: () => client.destroy(),
  };
};

const openClient = (settings: S3Settings) => {
  const credentials = credentialsOf(settings);
  return new S3Client({
    region: settings.S3_REGION || settings.AWS_REGION,
    ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(credentials.accessKeyId && credentials.secretAccessKey ? { credentials } : {}),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Services other than Amazon's know no checksums at the end of a body.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
};

const credentialsOf = (settings: S3Settings) =>
  settings.S3_ACCESS_KEY_ID
    ? { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY }
    : { accessKeyId: settings.AWS_ACCESS_KEY_ID, secretAccessKey: settings.AWS_SECRET_ACCESS_KEY };

import { MOST_BYTES } from "#domain/media/picture.ts";
import { SIGNED_OUT } from "../../parts/fetch-json.ts";

/** What became of a file on its way: the answer, or what to tell whoever sent it. `again`: worth another try as it is. */
export type Sent<T> = { ok: true; answer: T } | { ok: false; message: string; again: boolean };

/** Sends a file as the body of a POST; `onProgress` gets how much is on the server, from 0 to 1. Never rejects. */
export const sendFile = <T>(url: string, file: File, onProgress: (part: number) => void): Promise<Sent<T>> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (message: string, again: boolean) => resolve({ ok: false, message, again });
    request.open("POST", url);
    request.responseType = "json";
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => {
      const { status, response } = request;
      if (status >= 200 && status < 300 && response) resolve({ ok: true, answer: response });
      else fail(messageFor(status, response?.error), status === 401 || status >= 500);
    });
    request.addEventListener("error", () => fail("The connection broke off. Try again", true));
    request.addEventListener("abort", () => fail("Stopped", true));
    request.send(file);
  });

const messageFor = (status: number, said: unknown): string => {
  if (status === 401) return SIGNED_OUT;
  if (typeof said === "string") return said;
  return status === 403 ? "Your role can't add pictures" : "The server could not take this file. Try again";
};

export const TOO_LARGE = `This file is larger than ${MOST_BYTES / 1024 / 1024} MB`;
export const BUSY = "Many pictures are being prepared at this moment. Try again shortly";

/** The body of a request, or null as soon as it turns out to be longer than `most` bytes; no more than that is read. */
export const readBody = async (request: Request, most: number): Promise<Uint8Array | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > most) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

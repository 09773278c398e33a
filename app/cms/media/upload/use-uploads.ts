import { useCallback, useRef, useState } from "react";
import { counted } from "#domain/formats/counted.ts";
import type { Only } from "#domain/media/file.ts";
import { MOST_BYTES, type PictureItem } from "#domain/media/picture.ts";
import { SIGNED_OUT } from "../../parts/requests/fetch-json.ts";

export type Upload = {
  key: number;
  file: File;
  /** Sent by itself, not with others. */
  alone: boolean;
  state: "waiting" | "sending" | "preparing" | "done" | "failed";
  part: number;
  message: string;
  again: boolean;
  picture: PictureItem | null;
};

type Answer = { picture: PictureItem; removed: number };

let lastKey = 0;

/** Uploads files one after the other; `onDone` is called for each that is stored. */
export const useUploads = (onDone: (picture: PictureItem, alone: boolean) => void, only?: Only) => {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const done = useRef(onDone);
  done.current = onDone;
  const queueEnd = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCallback(
    (key: number, changes: Partial<Upload>) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    [],
  );

  const send = async ({ key, file, alone }: Upload) => {
    change(key, { state: "sending", part: 0, message: "" });
    const onProgress = (part: number) => change(key, part < 1 ? { part } : { part, state: "preparing" });
    const query = new URLSearchParams({ name: file.name, ...(only && { only }) });
    const sent = await sendFile<Answer>(`/cms/media/upload?${query}`, file, onProgress);
    if (!sent.ok) return change(key, { state: "failed", message: sent.message, again: sent.again });
    const { picture, removed } = sent.answer;
    change(key, { state: "done", part: 1, picture, message: removed > 0 ? removedText(removed) : "" });
    done.current(picture, alone);
  };

  const queue = (upload: Upload) => {
    queueEnd.current = queueEnd.current.then(() => send(upload));
  };

  const add = (files: File[]) => {
    const fresh = files.map((file, _, { length }) => toUpload(file, length === 1));
    setUploads((all) => [...fresh, ...all.filter(({ state }) => state !== "done")]);
    for (const upload of fresh) if (upload.state === "waiting") queue(upload);
  };

  const again = (upload: Upload) => {
    change(upload.key, { state: "waiting", message: "" });
    queue(upload);
  };

  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));
  const busy = uploads.some(({ state }) => state !== "done" && state !== "failed");
  return { uploads, busy, add, again, dismiss };
};

const toUpload = (file: File, alone: boolean): Upload => {
  lastKey += 1;
  const tooLarge = file.size > MOST_BYTES;
  const start = { part: 0, again: false, picture: null, alone, file, key: lastKey };
  return tooLarge ? { ...start, state: "failed", message: TOO_LARGE } : { ...start, state: "waiting", message: "" };
};

const removedText = (count: number) =>
  `${counted(count, "thing")} that ${count === 1 ? "does" : "do"} not belong in a drawing taken out`;

type Sent<T> = { ok: true; answer: T } | { ok: false; message: string; again: boolean };

/** POSTs a file as the body; `onProgress` gets 0 to 1. Never rejects. By XMLHttpRequest, since fetch has no progress. */
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
      else fail(messageFor(status, response?.error), status === 401 || status < 400 || status >= 500);
    });
    request.addEventListener("error", () => fail("The connection broke off. Try again", true));
    request.addEventListener("abort", () => fail("Stopped", true));
    request.send(file);
  });

const messageFor = (status: number, error: unknown): string => {
  if (status === 401) return SIGNED_OUT;
  if (typeof error === "string") return error;
  return status === 403 ? "Your role can't add pictures" : "The server could not take this file. Try again";
};

export const TOO_LARGE = `This file is larger than ${MOST_BYTES / 1024 / 1024} MB`;

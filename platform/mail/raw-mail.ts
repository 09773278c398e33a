import { randomUUID } from "node:crypto";
import type { MailMessage } from "./mail.ts";

/** What SendRawEmail takes, for headers that SendEmail has no place for: both parts in base64, lines of ASCII (RFC 5322, 2045). */
export const rawMail = ({ from, to, replyTo, subject, html, text, headers = {} }: MailMessage): Uint8Array => {
  const boundary = `part-${randomUUID()}`;
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    "Content-Transfer-Encoding: base64",
    "",
    (
      Buffer.from(content)
        .toString("base64")
        .match(/.{1,76}/g) ?? []
    ).join("\r\n"),
  ];
  const named = { From: from, To: to, ...(replyTo ? { "Reply-To": replyTo } : {}), Subject: subject, ...headers };
  const lines = [
    ...Object.entries(named).map(([name, value]) => `${name}: ${inAscii(value)}`),
    "MIME-Version: 1.0",
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    "",
    ...part("text/plain", text),
    ...part("text/html", html),
    `--${boundary}--`,
    "",
  ];
  return Buffer.from(lines.join("\r\n"));
};

/** Bytes of an encoded word, whose base64 and frame fit the 75 characters of RFC 2047. */
const WORD_BYTES = 45;

/** One header value without line breaks but those of folding; what is beyond ASCII, but for an address in its brackets, as encoded words. */
export const inAscii = (value: string): string => {
  const [, words = "", address = ""] = /^(.*?)(<[^<>]*>)?$/.exec(value.replace(/[\r\n]+/g, " ")) ?? [];
  if (!/[^\x20-\x7e]/.test(words)) return words + address;
  const pieces = [""];
  for (const character of words.trim()) {
    const longer = (pieces.at(-1) ?? "") + character;
    if (Buffer.byteLength(longer) <= WORD_BYTES) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  const encoded = pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString("base64")}?=`);
  return [encoded.join("\r\n "), address].filter(Boolean).join(" ");
};

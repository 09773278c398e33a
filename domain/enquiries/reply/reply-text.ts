import { fill } from "../../words/fill.ts";

/** Longest text and subject of an answer, in characters. A subject longer than this is folded by mail programs. */
export const REPLY_LENGTH = 20_000;
export const SUBJECT_LENGTH = 150;

/** What a prepared answer may name in braces beside the values of Settings. */
type About = { name: string; service: string; reference: string; me: string };

/** A prepared answer for one visitor; `anyService` stands for a service that was not chosen. */
export const fillReply = (text: string, { name, service, reference, me }: About, anyService: string): string =>
  fill(text, { name, service: service || anyService, reference, me });

import type { Tracing } from "../process/tracing.ts";
import type { Mail } from "./mail.ts";

export type MailOutcomes = Record<string, number>;

/** The same mail, whose outcomes are counted, and which is a span of its own where traces are written. */
export const watchMail = <M extends Mail>(mail: M, tracing: Tracing | null): { mail: M; outcomes: MailOutcomes } => {
  const outcomes: MailOutcomes = {};
  const send: Mail["send"] = async (message, timeoutMs) => {
    const work = () => mail.send(message, timeoutMs);
    const result = await (tracing ? tracing.span("send mail", work) : work());
    const outcome = result.sent ? "sent" : result.fault;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    return result;
  };
  return { mail: { ...mail, send }, outcomes };
};

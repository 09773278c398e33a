import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does with a mail: takes it, answers an SES error, breaks off, or says nothing at all. */
export type SesAnswer = "ok" | "hang" | "reset" | "not xml" | { code: string; message?: string; status?: number };

/** A mail as it came in, its fields as SES names them (`Message.Subject.Data`), and how it was signed. */
export type SesMail = {
  messageId: string;
  fields: Record<string, string>;
  authorization: string;
  /** The path of SES_ENDPOINT, by which a test tells senders apart. */
  sender: string;
  /** When it was taken, and when that was answered: 0 while it was not. Milliseconds since 1970. */
  takenAt: number;
  answeredAt: number;
};

export type SesServer = {
  url: string;
  /** The mails that were taken. */
  mails: SesMail[];
  /** How often anything was asked. */
  asked: number;
  /** What to answer from now on; a list is used up one by one, its last entry stays. */
  answer: (...answers: SesAnswer[]) => void;
  /** How long every answer takes from now on, in milliseconds. A mail is taken at once, also when nobody waits. */
  takeTime: (ms: number) => void;
  close: () => Promise<void>;
};

const namespace = "http://ses.amazonaws.com/doc/2010-12-01/";

/** A small server that speaks the query protocol of SES v1: form-encoded in, XML out, errors as XML too. */
export const startSesServer = async (port = 0): Promise<SesServer> => {
  let answers: SesAnswer[] = ["ok"];
  let takesMs = 0;
  const mails: SesMail[] = [];
  const server = createServer(async (request, response) => {
    ses.asked += 1;
    const body = await read(request).catch(() => null);
    if (body === null) return; // who asked was killed
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? "ok";
    const fields = Object.fromEntries(new URLSearchParams(body));
    const mail = answer === "ok" && /^Send(Raw)?Email$/.test(fields.Action ?? "") ? newMail(request, fields) : null;
    if (mail) mails.push(mail);
    if (takesMs > 0) await new Promise((resolve) => setTimeout(resolve, takesMs));
    if (response.destroyed) return;
    respond(answer, request, response, mail ?? fields);
    if (mail) mail.answeredAt = Date.now();
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const ses: SesServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    asked: 0,
    answer: (...next) => {
      answers = next;
    },
    takeTime: (ms) => {
      takesMs = ms;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return ses;
};

const read = async (request: IncomingMessage) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
};

const newMail = (request: IncomingMessage, fields: Record<string, string>): SesMail => ({
  messageId: `0100-${randomUUID()}`,
  fields,
  authorization: request.headers.authorization ?? "",
  sender: request.url ?? "",
  takenAt: Date.now(),
  answeredAt: 0,
});

const respond = (
  answer: SesAnswer,
  request: IncomingMessage,
  response: ServerResponse,
  about: SesMail | Record<string, string>,
): void => {
  if (answer === "hang") return;
  if (answer === "reset") return void request.socket.destroy();
  if (answer === "not xml") return void response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad Gateway");
  if (answer !== "ok") return void sendXml(response, answer.status ?? 400, errorXml(answer));
  if ("messageId" in about && "takenAt" in about)
    return void sendXml(
      response,
      200,
      answerXml((about as SesMail).fields.Action ?? "", `<MessageId>${about.messageId}</MessageId>`),
    );
  const { Action = "" } = about as Record<string, string>;
  const told = aboutAccount[Action];
  if (told) sendXml(response, 200, answerXml(Action, told));
  else sendXml(response, 400, errorXml({ code: "InvalidAction" }));
};

/** What an account in good order is told, by action. */
const aboutAccount: Record<string, string> = {
  GetSendQuota:
    "<Max24HourSend>50000.0</Max24HourSend><MaxSendRate>14.0</MaxSendRate><SentLast24Hours>312.0</SentLast24Hours>",
  GetAccountSendingEnabled: "<Enabled>true</Enabled>",
  GetIdentityVerificationAttributes:
    "<VerificationAttributes><entry><key>example.com</key><value><VerificationStatus>Success</VerificationStatus></value></entry><entry><key>info@example.com</key><value><VerificationStatus>Pending</VerificationStatus></value></entry><entry><key>later.example</key><value><VerificationStatus>TemporaryFailure</VerificationStatus></value></entry><entry><key>refused.example</key><value><VerificationStatus>Failed</VerificationStatus></value></entry></VerificationAttributes>",
};

const answerXml = (action: string, result: string) =>
  `<${action}Response xmlns="${namespace}"><${action}Result>${result}</${action}Result><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></${action}Response>`;

const errorXml = ({ code, message = `${code} happened` }: { code: string; message?: string }) =>
  `<ErrorResponse xmlns="${namespace}"><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;

const sendXml = (response: ServerResponse, status: number, xml: string) =>
  response.writeHead(status, { "content-type": "text/xml" }).end(xml);

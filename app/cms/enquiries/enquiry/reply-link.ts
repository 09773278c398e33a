type ToReply = { name: string; email: string; reference: string; message: string };

/** Opens the mail program with an answer: to the visitor, with the reference, and what they wrote below. */
export const replyLink = ({ name, email, reference, message }: ToReply): string => {
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const body = `Hello ${name},\r\n\r\n\r\n\r\n${quoted}\r\n\r\nReference: ${reference}`;
  const subject = `Re: your message (${reference})`;
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

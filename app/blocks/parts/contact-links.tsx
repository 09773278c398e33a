import { phoneAddress } from "#domain/formats/phone.ts";

type MailProps = { mailbox: { user: string; host: string }; page: string; className?: string };

/** Hidden from harvesters: the loader turns a click into a mailto link; without it, it leads to the contact page, `page`. */
export const MailLink = ({ mailbox: { user, host }, page, className }: MailProps) => (
  <a href={page} data-mailbox={`${user} ${host}`} className={className}>
    {`${user}[at]${host}`}
  </a>
);

export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={phoneAddress(phone)} className={className}>
    {phone}
  </a>
);

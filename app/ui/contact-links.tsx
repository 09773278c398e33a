type MailProps = { mailbox: { user: string; host: string }; className?: string };

/** An address that harvesters do not find: the site's loader turns a click into a mail link. Without it, it leads on. */
export const MailLink = ({ mailbox: { user, host }, className }: MailProps) => (
  <a href="/contact" data-mailbox={`${user} ${host}`} className={className}>
    {user}[at]{host}
  </a>
);

/** A phone number that a phone can dial. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={className}>
    {phone}
  </a>
);

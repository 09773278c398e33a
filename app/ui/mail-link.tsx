type Props = { mailbox: { user: string; host: string }; className?: string };

/** An address that harvesters do not find: the site's loader turns a click into a mail link. Without it, it leads on. */
export const MailLink = ({ mailbox: { user, host }, className }: Props) => (
  <a href="/contact" data-mailbox={`${user} ${host}`} className={className}>
    {user}[at]{host}
  </a>
);

/** A phone number that a phone can dial. */
export const PhoneLink = ({ phone, className }: { phone: string; className?: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={className}>
    {phone}
  </a>
);

import { ButtonLink } from "#app/ui/button.tsx";
import { PhoneLink } from "#app/ui/contact-links.tsx";

/** The way from a service or a case study to the contact form, with the number for those who would rather talk. */
export const GetInTouch = ({ href, phone }: { href: string; phone: string }) => (
  <p className="row touch">
    <ButtonLink href={href} size="big">
      Get in Touch
    </ButtonLink>
    <PhoneLink phone={phone} className="link" />
  </p>
);

import type { ReactNode } from "react";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";
import { phoneAddress } from "#domain/formats/phone.ts";
import { FIRST_LANGUAGE, isLanguage, languages } from "#domain/languages.ts";

export const Facts = ({
  enquiry: { email, phone, company, service, language, reference },
}: {
  enquiry: EnquiryDetails;
}) => (
  <dl className="facts">
    <Fact name="Email">
      <a href={`mailto:${encodeURI(email)}`}>{email}</a>
    </Fact>
    {phone && (
      <Fact name="Phone">
        <a className="num" href={phoneAddress(phone)}>
          {phone}
        </a>
      </Fact>
    )}
    {company && <Fact name="Company">{company}</Fact>}
    {service && <Fact name="Service">{service}</Fact>}
    {isLanguage(language) && language !== FIRST_LANGUAGE && <Fact name="Language">{languages[language].name}</Fact>}
    <Fact name="Reference" look="num">
      {reference}
    </Fact>
  </dl>
);

const Fact = ({ name, look, children }: { name: string; look?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className={look}>{children}</dd>
  </div>
);

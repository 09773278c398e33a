import { isService, services } from "#domain/enquiries/enquiry.ts";
import type { EnquiryDetails } from "#domain/enquiries/inbox/read-enquiry.server.ts";

export const Facts = ({ enquiry }: { enquiry: EnquiryDetails }) => (
  <dl className="facts">
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${encodeURI(enquiry.email)}`}>{enquiry.email}</a>
      </dd>
    </div>
    {enquiry.phone && (
      <div>
        <dt>Phone</dt>
        <dd>
          <a className="num" href={`tel:${enquiry.phone.replace(/[^\d]/g, "")}`}>
            {enquiry.phone}
          </a>
        </dd>
      </div>
    )}
    {enquiry.company && (
      <div>
        <dt>Company</dt>
        <dd>{enquiry.company}</dd>
      </div>
    )}
    {enquiry.service && (
      <div>
        <dt>Service</dt>
        <dd>{isService(enquiry.service) ? services[enquiry.service] : enquiry.service}</dd>
      </div>
    )}
    <div>
      <dt>Reference</dt>
      <dd className="num">{enquiry.reference}</dd>
    </div>
  </dl>
);

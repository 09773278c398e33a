import { expect, test } from "vitest";
import { enquiryMail } from "./enquiry-mail.ts";

const enquiry = {
  name: "Ada Palmgrove",
  email: "ada@example.org",
  phone: "(305) 555-0199",
  company: "O'Neill & <Sons>",
  service: "security",
  service_name: "Cybersecurity",
  message: 'Line one\n<img src=x onerror="y()">',
  language: "en",
  origin: null,
};
const frame = {
  from: "info@example.com",
  to: "info@example.com",
  reference: "M-7K3F9Q",
  link: "https://mangrove.example/cms/enquiries/7",
  replyTo: true,
  look: { company: "Heron & Sons", accent: "#123a7a", action: "#ffb000", icon: "https://heron.example/icon.png" },
};

test("the mail says who wrote what, in both parts, with subject, heading, reference and link", () => {
  const mail = enquiryMail(enquiry, frame);
  expect(mail).toMatchObject({
    from: "info@example.com",
    to: "info@example.com",
    replyTo: "ada@example.org",
    subject: "New Contact Form Submission from Ada Palmgrove",
  });
  expect(mail.text).toBe(`New Contact Form Submission

Name: Ada Palmgrove
Email: ada@example.org
Phone: (305) 555-0199
Company: O'Neill & <Sons>
Service: Cybersecurity

Message:
Line one
<img src=x onerror="y()">

Reference: M-7K3F9Q
Open in the CMS: https://mangrove.example/cms/enquiries/7
`);
  expect(mail.html).toContain(">New Contact Form Submission</h1>");
  const labels = ["Name", "Email", "Phone", "Company", "Service", "Message"];
  expect([...mail.html.matchAll(/<strong>(\w+):<\/strong>/g)].map((match) => match[1])).toEqual(labels);
  const hrefs = [...mail.html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
  expect(hrefs).toEqual(["mailto:ada@example.org", "tel:3055550199", "https://mangrove.example/cms/enquiries/7"]);
  expect(mail.html).toContain("M-7K3F9Q");
});

test("what the visitor wrote is escaped in the HTML part", () => {
  const { html } = enquiryMail(enquiry, frame);
  expect(html).toContain("O&#39;Neill &amp; &lt;Sons&gt;");
  expect(html).toContain("Line one<br>\n&lt;img src=x onerror=&quot;y()&quot;&gt;");
  expect(html).not.toContain("<img src=x");
});

test("what was left out is said to be left out", () => {
  const { text, html } = enquiryMail({ ...enquiry, phone: "", company: "", service: "", service_name: "" }, frame);
  expect([html.match(/>Not provided</g)?.length, html.includes("tel:")]).toEqual([3, false]);
  expect(enquiryMail({ ...enquiry, service_name: "" }, frame).text).toContain("Service: security\n");
  expect(text).toContain("Phone: Not provided\nCompany: Not provided\nService: Not provided\n");
});

test("line breaks never reach the subject", () => {
  const { subject } = enquiryMail({ ...enquiry, name: "Ada\r\nBcc: eve@example.org" }, frame);
  expect(subject).toBe("New Contact Form Submission from Ada Bcc: eve@example.org");
});

test("an address that SES can't take stays in the text and out of Reply-To", () => {
  const mail = enquiryMail({ ...enquiry, email: "josé@example.org" }, frame);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain("Email: josé@example.org");
  expect(enquiryMail(enquiry, { ...frame, replyTo: false }).replyTo).toBeUndefined();
});

test("it looks as Settings say, and can be read in any color", () => {
  const { html } = enquiryMail(enquiry, frame);
  expect(html).toContain("background:#123a7a;border-bottom:4px solid #ffb000;color:#ffffff");
  expect(html).toContain("background:#ffb000;color:#0b1f24");
  expect(html).toContain('<img src="https://heron.example/icon.png"');
  expect(html).toContain("Heron &amp; Sons");
  expect(html).toContain('style="color:#123a7a;font-weight:600"');
  const bright = enquiryMail(enquiry, { ...frame, look: { ...frame.look, accent: "#ffee55", action: "#101010" } }).html;
  expect(bright).toContain("background:#ffee55;border-bottom:4px solid #101010;color:#0b1f24");
  expect(bright).toContain("background:#101010;color:#ffffff");
  expect(bright).toContain('style="color:#0b1f24;font-weight:600"');
});

test("an enquiry from a page in another language says so, one in English says nothing", () => {
  const { text, html } = enquiryMail({ ...enquiry, language: "es" }, frame);
  expect(text).toContain("Language: Español\n");
  expect(html).toContain("<strong>Language:</strong> Español");
  expect(enquiryMail(enquiry, frame).text).not.toContain("Language");
});

test("where it came from stands in one line of both parts", () => {
  const origin = JSON.stringify({ source: "Google", campaign: "", pages: ["/services/security", "/contact"] });
  const { text, html } = enquiryMail({ ...enquiry, origin }, frame);
  expect(text).toContain("\nCame: from a search engine to /services/security, 2 pages read\n");
  expect(html).toContain("<strong>Came:</strong> from a search engine to /services/security, 2 pages read<");
});

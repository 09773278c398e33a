import { expect, test } from "vitest";
import { openedEnquiry, readOf, SENT_AT } from "../../../../tests/components/opened-enquiry.tsx";

test("an enquiry says who wrote what and when, and how to reach them; what nobody filled in is left out", async () => {
  const { screen } = await openedEnquiry({ email: "ana%b@example.org" });
  const terms = () => screen.getByRole("term").elements();
  await expect.element(screen.getByRole("heading", { name: "Visitor", level: 1 })).toBeVisible();
  await expect.element(screen.getByText("November 20, 2026, 10:00", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Our server is down.")).toBeVisible();
  expect(terms().map((term) => term.textContent)).toEqual(["Email", "Reference"]);
  const email = screen.getByRole("link", { name: "ana%b@example.org" });
  await expect.element(email).toHaveAttribute("href", "mailto:ana%25b@example.org");
  await expect
    .element(screen.getByRole("link", { name: "Back to the list", includeHidden: true }))
    .toHaveAttribute("href", "/cms/enquiries?state=new");
  await screen.getByRole("link", { name: "Reply" }).click();
  await expect.poll(() => location.hash).toBe("#reply-text");
  for (const none of ["How they came", /^Also from this person/, /^Our answer/, /^Confirmation/, "Held back as spam"])
    expect(screen.getByRole("heading", { name: none }).elements()).toHaveLength(0);
  expect(screen.getByText("The email is about to leave.").elements()).toHaveLength(0);
});

test("phone, firm, service and another language than the first are told", async () => {
  const filled = { phone: "(305) 555-0123", company: "Harbor Ltd", service: "Security", language: "es" };
  const { screen } = await openedEnquiry(filled);
  await expect.element(screen.getByText("Harbor Ltd · November 20, 2026, 10:00")).toBeVisible();
  const phone = screen.getByRole("link", { name: "(305) 555-0123" });
  await expect.element(phone).toHaveAttribute("href", expect.stringMatching(/^tel:[+\d]*3055550123$/));
  const facts = screen.getByRole("definition").elements();
  expect(facts.map((fact) => fact.textContent)).toEqual([
    ...["visitor@example.org", "(305) 555-0123", "Harbor Ltd", "Security", "Español", "MG-1"],
  ]);
});

test("how they came is told in words, the source by its name where the words don't, and the pages lead to the site", async () => {
  const pages = ["/services", "/contact"];
  const searched = await openedEnquiry({ origin: { source: "Google", campaign: "Spring", pages } });
  const { screen } = searched;
  const line = "from a search engine by the campaign “Spring” to /services, 2 pages read";
  await expect.element(screen.getByText(line)).toBeVisible();
  await expect.element(screen.getByText("Source: Google")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "/contact" })).toHaveAttribute("target", "_blank");
  await screen.unmount();
  const linked = await openedEnquiry({ origin: { source: "news.example.org", campaign: "", pages: ["/"] } });
  await expect.element(linked.screen.getByText("from news.example.org to /, 1 page read")).toBeVisible();
  expect(linked.screen.getByText(/^Source/).elements()).toHaveLength(0);
  await linked.screen.unmount();
  const direct = await openedEnquiry({ origin: { source: "", campaign: "", pages: [] } });
  await expect.element(direct.screen.getByText("directly", { exact: true })).toBeVisible();
  expect(direct.screen.getByText(/^Source/).elements()).toHaveLength(0);
});

test("other messages of the same person are listed by their words or else the reference, and older ones counted", async () => {
  const other = { id: "e2", reference: "MG-2", state: "closed", at: SENT_AT - 86_400_000, line: "" } as const;
  const shown = [other, { ...other, id: "e3", line: "The printer too" }];
  const { screen, where } = await openedEnquiry({ others: { shown, total: 5 } });
  await expect.element(screen.getByRole("heading", { name: "Also from this person 5" })).toBeVisible();
  await expect.element(screen.getByText("And 3 older ones: search for the address.")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "MG-2 Yesterday" })).toBeVisible();
  await screen.getByRole("link", { name: "The printer too Yesterday" }).click();
  await expect.poll(where).toBe("/cms/enquiries/e3");
});

test("what was written for one is not shown with another of the same person", async () => {
  const other = { id: "e2", reference: "MG-2", state: "new", at: SENT_AT, line: "The printer too" } as const;
  const start = { prepared: [], subject: "Your enquiry MG-2", anyService: "our services" };
  const { screen } = await openedEnquiry({
    path: "/cms/enquiries/:id",
    others: { shown: [other], total: 1 },
    answers: { "GET /cms/enquiries/e2": () => readOf({ ...other, message: other.line, loaded: { start } }) },
  });
  const field = (name: string) => screen.getByRole("textbox", { name });
  await expect.element(field("Subject")).toHaveValue("Your enquiry MG-1");
  await field("Subject").fill("About the server");
  await field("Value in dollars").fill("900");
  await field("Note for the team").fill("Call back");
  await field("Your answer").fill("We come");
  await screen.getByRole("link", { name: /^The printer too/ }).click();
  await expect.element(field("Subject")).toHaveValue("Your enquiry MG-2");
  for (const name of ["Value in dollars", "Note for the team", "Your answer"])
    await expect.element(field(name)).toHaveValue("");
});

test("with all others shown none are said to be older", async () => {
  const other = { id: "e2", reference: "MG-2", state: "closed", at: SENT_AT, line: "" } as const;
  const { screen } = await openedEnquiry({ others: { shown: [other], total: 1 } });
  await expect.element(screen.getByRole("heading", { name: "Also from this person 1" })).toBeVisible();
  expect(screen.getByText(/older ones/).elements()).toHaveLength(0);
});

test("spam says why it was held back, and is freed or erased: nothing else can be done with it", async () => {
  const reasons = ["Filled in too fast", "A field for robots"];
  const { screen, posted } = await openedEnquiry({ state: "spam", spamReasons: reasons, mailState: "none" });
  await expect.element(screen.getByText("Filled in too fast")).toBeVisible();
  await expect.element(screen.getByText("A field for robots")).toBeVisible();
  await expect.element(screen.getByText("Mail to the office: held back")).toBeVisible();
  for (const name of ["Mark as spam", "Send answer", "Send again", "Open", "Save"])
    expect(screen.getByRole("button", { name, exact: true }).elements()).toHaveLength(0);
  expect(screen.getByRole("link", { name: "Reply" }).elements()).toHaveLength(0);
  await screen.getByRole("button", { name: "Not spam" }).click();
  await expect.poll(posted).toMatchObject([{ path: "/cms/enquiries/e1/not-spam?state=new" }]);
});

test("what is none is marked as spam by one press", async () => {
  const { screen, posted } = await openedEnquiry();
  await screen.getByRole("button", { name: "Mark as spam" }).click();
  await expect.poll(posted).toMatchObject([{ path: "/cms/enquiries/e1/spam?state=new" }]);
});

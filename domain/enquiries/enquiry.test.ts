import { expect, test } from "vitest";
import { wordingOf } from "../words/catalogues.ts";
import { checkEnquiry as check, nationalPhone } from "./enquiry.ts";

const messages = wordingOf("en").words.enquiry;
const checkEnquiry = (input: Record<string, unknown>, nameRule: "letters" | "any") => check(input, messages, nameRule);

const good = { name: "Ada Palmgrove", email: "ada@example.org", message: "Please call us back." };

const wrong = (changes: Record<string, unknown>) => {
  const checked = checkEnquiry({ ...good, ...changes }, "letters");
  return "fields" in checked ? checked.fields : {};
};

test.each([
  ["name", "", "Name must be at least 2 characters"],
  ["name", "A", "Name must be at least 2 characters"],
  ["name", "  A  ", "Name must be at least 2 characters"],
  ["name", undefined, "Name must be at least 2 characters"],
  ["name", "x".repeat(101), "Name cannot exceed 100 characters"],
  ["name", "R2 D2", "Please enter only letters and spaces. “2” is neither."],
  ["name", "Ada; Palmgrove", "Please enter only letters and spaces. “;” is neither."],
  ["name", "Séan O’Brien", "Please enter only letters and spaces. “’” is neither."],
  ["name", "Ada 🌴", "Please enter only letters and spaces. “🌴” is neither."],
  ["name", "\u0301\u0301", "Please enter only letters and spaces"],
  ["email", "", "Please enter a valid email address"],
  ["email", "ada", "Please enter a valid email address"],
  ["email", "ada@", "Please enter a valid email address"],
  ["email", "@example.org", "Please enter a valid email address"],
  ["email", "ada@example", "Please enter a valid email address"],
  ["email", "ada@example..org", "Please enter a valid email address"],
  ["email", "ada lovelace@example.org", "Please enter a valid email address"],
  ["email", "ada@example.org, eve@example.org", "Please enter a valid email address"],
  ["email", "ada@example.org\r\nBcc: eve@example.org", "Please enter a valid email address"],
  ["email", `${"x".repeat(90)}@example.org`, "Please enter a valid email address"],
  ["email", `${"x".repeat(64)}@${"y".repeat(28)}.example`, "Please enter a valid email address"],
  ["phone", "305-CALL-NOW", "Please enter a valid phone number"],
  ["phone", "+1 305 555 0142", "Please enter a valid phone number"],
  ["phone", "()", "Please enter a valid phone number"],
  ["phone", "1".repeat(21), "Please enter a valid phone number"],
  ["company", "x".repeat(101), "Company cannot exceed 100 characters"],
  ["service", "x".repeat(81), "Please choose a service from the list"],
  ["message", "Too short", "Message must be at least 10 characters"],
  ["message", `<b>${" ".repeat(20)}</b>`, "Message must be at least 10 characters"],
  ["name", "𠮷", "Name must be at least 2 characters"],
  ["message", "🌴".repeat(501), "Message cannot exceed 500 characters"],
  ["message", "x".repeat(501), "Message cannot exceed 500 characters"],
  ["name", 7, "Please write this as text"],
  ["phone", ["1"], "Please write this as text"],
])("%s is %j: %s", (field, value, text) => {
  expect(wrong({ [field]: value })).toEqual({ [field]: text });
});

test.each([
  ["name", "Jo"],
  ["name", "x".repeat(100)],
  ["name", "José Ñandú"],
  ["name", "Łukasz Żółć"],
  ["name", "李小龙"],
  ["name", "Мария Иванова"],
  ["name", "राम कुमार"],
  ["email", "a.b+c@sub.example.co.uk"],
  ["email", "josé@example.org"],
  ["email", "ada@büro.example"],
  ["phone", ""],
  ["phone", "(305) 555-0142"],
  ["phone", "1".repeat(20)],
  ["company", ""],
  ["company", "x".repeat(100)],
  ["service", "x".repeat(80)],
  ["email", `${"x".repeat(64)}@${"y".repeat(27)}.example`],
  ["company", "O'Neill & Søns <3"],
  ["service", ""],
  ["service", "careers"],
  ["message", "x".repeat(10)],
  ["message", "x".repeat(500)],
  ["message", "🌴".repeat(500)],
  ["message", "Line one\nLine two\twith a tab"],
])("%s may be %j", (field, value) => {
  expect(checkEnquiry({ ...good, [field]: value }, "letters")).toHaveProperty(["enquiry", field], value);
});

test("all that is wrong is told at once, and nothing at all is wrong in three fields", () => {
  expect(Object.keys(wrong({ name: "", email: "x", message: "" }))).toEqual(["name", "email", "message"]);
  const nothing = checkEnquiry({}, "letters");
  expect("fields" in nothing && Object.keys(nothing.fields)).toEqual(["name", "email", "message"]);
});

test("markup, outer spaces and invisible characters are taken out before the rules look", () => {
  expect(
    checkEnquiry(
      {
        ...good,
        name: " <b>Ada</b>\u00a0\u00a0Palm\u202egrove ",
        email: " ada@example.org ",
        message: "One\r\ntwo\u0000 <i>three</i> four",
      },
      "letters",
    ),
  ).toEqual({
    enquiry: {
      name: "Ada Palmgrove",
      email: "ada@example.org",
      phone: "",
      company: "",
      service: "",
      message: "One\ntwo three four",
    },
  });
});

test.each([
  ["name", "\u200b Ada\u200b \u200bPalmgrove \u200b", "Ada Palmgrove"],
  ["email", "\ufeff ada@example.org \u2060", "ada@example.org"],
  ["company", "\u202d \u202c", ""],
  ["name", "Jose\u0301", "José"],
  ["message", "\u200e Please call us. \u200e", "Please call us."],
  ["message", "Call <\u200bb>us</b\u200b> back", "Call us back"],
])("what nobody sees in %s, around spaces or in markup, leaves neither: %j is %j", (field, value, clean) => {
  expect(checkEnquiry({ ...good, [field]: value }, "letters")).toHaveProperty(["enquiry", field], clean);
});

test("a text that is too long by far is refused by its length, whatever it is made of", () => {
  const cost = (marks: number) => {
    const message = `a${"\u0301\u0316".repeat(marks)}`;
    const started = process.cpuUsage();
    const result = checkEnquiry({ ...good, message }, "letters");
    const { user, system } = process.cpuUsage(started);
    expect(result).toEqual({ fields: { message: messages.messageLong } });
    return user + system;
  };
  cost(2_000);
  expect(cost(300_000)).toBeLessThan(20 * Math.max(cost(20_000), 2_000));
});

test("an owner can let in whatever people are called, with its length", () => {
  const named = (name: string) => checkEnquiry({ ...good, name }, "any");
  for (const name of ["Séan O’Brien", "José-María", "John Smith Jr.", "R2 D2"])
    expect(named(name)).toHaveProperty("enquiry.name", name);
  expect(named("’".repeat(2))).toEqual({ fields: { name: messages.nameLetters } });
  expect(named("O".repeat(101))).toEqual({ fields: { name: messages.nameLong } });
});

test.each([
  ["+1 305 555 0100", "305 555 0100"],
  ["+13055550100", "3055550100"],
  ["1 (305) 555-0100", "(305) 555-0100"],
  ["+1.305.555.0100", "305-555-0100"],
  ["305.555.0100 ", "305-555-0100 "],
  ["+44 20 7946 0100", "+44 20 7946 0100"],
  ["1305555", "1305555"],
  ["call me.", "call me."],
])("the phone number %j is filled in as %j", (filled, taken) => {
  expect(nationalPhone(filled)).toBe(taken);
});

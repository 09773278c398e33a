import { describe, expect, test } from "vitest";
import { openConfirming } from "../../../tests/confirming-site.ts";
import { databaseKinds } from "../../../tests/databases.ts";
import { failing, working } from "../../../tests/outbox.ts";
import { editor } from "../../../tests/staff-actors.ts";
import { written } from "../../../tests/written.ts";
import { markSpam, notSpam, sendConfirmationAgain } from "../inbox/mailing.server.ts";
import { reply } from "../reply/reply.server.ts";
import { lease } from "./lease.server.ts";
import { mailTrouble } from "./stuck-mail.server.ts";

const DAY_MS = 24 * 3_600_000;

describe.each(databaseKinds)("on %s", (kind) => {
  test("one that is refused is told, tried again, and given up after a day; spam holds it back", async () => {
    const { deps, submit, read } = await openConfirming(kind);
    const [id, spam] = [await submit(), await submit({ email: "bo@example.org" })];
    await markSpam(deps, editor, spam);
    await notSpam(deps, editor, spam);
    expect((await read(spam)).confirmation).toMatchObject({ mailState: "none" });
    deps.mail.answer = failing("rejected");
    await deps.send();
    expect((await read(id)).confirmation).toMatchObject({ mailState: "parked", trouble: { what: expect.any(String) } });
    expect(await mailTrouble(deps)).toMatchObject({ total: 1, stuck: [{ id, isConfirmation: true }] });
    deps.time.now += DAY_MS + 1;
    deps.mail.answer = working;
    expect(await deps.send()).toBe(0);
    expect((await read(id)).confirmation).toMatchObject({ mailState: "none" });
    expect(await mailTrouble(deps)).toMatchObject({ total: 0 });
  });

  test("one that failed, or was given up, is sent again by hand, once, and never for spam", async () => {
    const { deps, submit, read, mailsTo } = await openConfirming(kind);
    const [other, id] = [await submit({ email: "bo@example.org" }), await submit()];
    const again = () => sendConfirmationAgain(deps, editor, id);
    expect(await sendConfirmationAgain(deps, editor, "gone")).toEqual({ outcome: "missing" });
    deps.mail.answer = failing("rejected");
    await deps.send();
    expect(await again()).toMatchObject({ outcome: "not-sent", mail: { fault: "rejected" } });
    expect(await written(deps.database, "enquiry-confirm")).toEqual([[editor.id, "enquiry-confirm", id, ""]]);
    expect((await read(id)).confirmation).toMatchObject({ mailState: "parked" });
    deps.time.now += DAY_MS + 1;
    await deps.send();
    expect((await read(id)).confirmation).toMatchObject({ mailState: "none" });
    expect(await again()).toMatchObject({ outcome: "not-sent" });
    await deps.send();
    expect((await read(id)).confirmation, "given up once more").toMatchObject({ mailState: "none" });
    deps.mail.answer = working;
    await markSpam(deps, editor, id);
    expect(await again()).toEqual({ outcome: "spam" });
    await notSpam(deps, editor, id);
    const tried = mailsTo("ada@example.org").length;
    const outcomes = (await Promise.all([again(), again()])).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(mailsTo("ada@example.org")).toHaveLength(tried + 1);
    expect((await read(id)).confirmation).toEqual({ mailState: "sent", mailedAt: deps.time.now, trouble: null });
    expect(await again(), "it has left").toEqual({ outcome: "missing" });
    expect((await read(other)).confirmation, "that of another").toMatchObject({ mailState: "none" });
    deps.time.now += DAY_MS + 1;
    await deps.send();
    await markSpam(deps, editor, id);
    expect((await read(id)).confirmation, "nothing takes that back").toMatchObject({ mailState: "sent" });
  });

  test("one that is leaving at this moment is not sent by hand too", async () => {
    const { deps, submit, read } = await openConfirming(kind);
    const id = await submit();
    const { id: mail } = await deps.database.selectFrom("enquiry_reply").select("id").executeTakeFirstOrThrow();
    expect(await lease(deps, "enquiry_reply", mail)).not.toBeNull();
    expect(await sendConfirmationAgain(deps, editor, id)).toEqual({ outcome: "busy" });
    expect(await deps.send()).toBe(0);
    deps.time.now += DAY_MS + 1;
    await deps.send();
    expect((await read(id)).confirmation, "not given up under way").toMatchObject({ mailState: "due" });
  });

  test("one whose message is marked as spam while it leaves, in vain, is not tried again", async () => {
    const { deps, submit, read } = await openConfirming(kind);
    const id = await submit();
    deps.mail.send = async () => {
      await markSpam(deps, editor, id);
      return failing("network")();
    };
    await deps.send();
    deps.mail.send = async () => working();
    deps.time.now += 3_600_000;
    expect(await deps.send()).toBe(0);
    expect((await read(id)).confirmation).toMatchObject({ mailState: "none" });
  });

  test("a day without mail gives up what confirms, and keeps what answers", async () => {
    const { deps, submit, read } = await openConfirming(kind);
    const id = await submit();
    deps.mail.answer = failing("credentials");
    await reply(deps, editor, id, { subject: "Re", text: "We call you." });
    deps.time.now += DAY_MS + 1;
    await deps.send();
    expect((await read(id)).replies).toMatchObject([{ mailState: "parked" }]);
    deps.mail.answer = working;
    deps.time.now += DAY_MS;
    expect(await deps.send()).toBe(1);
    expect(await read(id)).toMatchObject({ replies: [{ mailState: "sent" }], confirmation: { mailState: "none" } });
  });
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openSeeded } from "../../tests/seeded.ts";
import { standInFiles } from "../../tests/stand-ins/stand-in-files.ts";
import { lookAtAddress } from "../content/check/look-at-address.server.ts";
import { compareRevisions } from "../content/compare/compare-revisions.server.ts";
import { duplicate, newDocument } from "../content/drafts/create-document.server.ts";
import { readDraft, saveEdit } from "../content/drafts/edit-draft.server.ts";
import { history } from "../content/drafts/history.server.ts";
import { restoreRevision } from "../content/drafts/restore-revision.server.ts";
import { saveDraft } from "../content/drafts/save-draft.server.ts";
import { bulk, bulkSchedule } from "../content/lists/bulk.server.ts";
import {
  findDocuments,
  findTargets,
  linkablePages,
  targetAt,
  targetsOf,
} from "../content/lists/finding/find-documents.server.ts";
import { listSearchTexts, saveSearchTexts } from "../content/lists/finding/search-texts.server.ts";
import { knownTags } from "../content/lists/known-tags.server.ts";
import { listDocuments } from "../content/lists/list-documents.server.ts";
import { reorder } from "../content/lists/reorder.server.ts";
import { lookAtLeaving } from "../content/places/look-at-leaving.server.ts";
import { publishOriginal } from "../content/places/publish-original.server.ts";
import { publishService, servicePlaces } from "../content/places/publish-service.server.ts";
import { bringBack, takeAway } from "../content/places/take-away.server.ts";
import { previewForStaff, previewRevision } from "../content/preview/preview.server.ts";
import { listPreviewLinks, makePreviewLink, withdrawPreviewLink } from "../content/preview/preview-links.server.ts";
import { publish } from "../content/publishing/publish.server.ts";
import { publishState } from "../content/publishing/publish-state.server.ts";
import { putBack } from "../content/publishing/put-back.server.ts";
import { restoreFromTrash, trash } from "../content/publishing/trash.server.ts";
import { unpublish } from "../content/publishing/unpublish.server.ts";
import { importRedirects } from "../content/redirects/import-redirects.server.ts";
import { exportRedirects, listRedirects } from "../content/redirects/list-redirects.server.ts";
import { dismissMissingPath, listMissingPaths } from "../content/redirects/missing-paths.server.ts";
import { addRedirect, changeRedirect, deleteRedirect } from "../content/redirects/save-redirect.server.ts";
import { confirmSample, liveSamples, sampleFigures, unconfirmSample } from "../content/samples/samples.server.ts";
import { cancelSchedule, schedule } from "../content/schedule/schedule.server.ts";
import { readSingleton } from "../content/singletons/read-singleton.server.ts";
import { saveSingleton } from "../content/singletons/save-singleton.server.ts";
import { besideOriginal } from "../content/translation/beside-original.server.ts";
import { bringInStep, takeOverStructure } from "../content/translation/in-step/bring-in-step.server.ts";
import { outOfStep } from "../content/translation/in-step/undo-in-step.server.ts";
import { listTranslations, translationsDue } from "../content/translation/states/list-translations.server.ts";
import { translate } from "../content/translation/translate.server.ts";
import { contentTrouble } from "../content/trouble/content-trouble.server.ts";
import { erase, extentOf } from "../enquiries/erase/erase.server.ts";
import { exportEnquiries } from "../enquiries/inbox/export-enquiries.server.ts";
import { addNote, assign, changeState } from "../enquiries/inbox/handle.server.ts";
import { findEnquiries, inbox } from "../enquiries/inbox/inbox.server.ts";
import { markSpam, notSpam, sendAgain, sendConfirmationAgain } from "../enquiries/inbox/mailing.server.ts";
import { type Moved, moveBack } from "../enquiries/inbox/move-back.server.ts";
import { earnedIn } from "../enquiries/inbox/outcome/earned.server.ts";
import { noteBack, noteOutcome } from "../enquiries/inbox/outcome/note-outcome.server.ts";
import { readEnquiry } from "../enquiries/inbox/read-enquiry.server.ts";
import { examineMail, sendTestMail } from "../enquiries/mail/examine-mail.server.ts";
import { answerStart } from "../enquiries/reply/read-replies.server.ts";
import { reply, sendReplyAgain, withdrawReply } from "../enquiries/reply/reply.server.ts";
import { sampleConfirmation } from "../enquiries/submit/prepare-confirmation.server.ts";
import { PLAIN } from "../formats/mail-page.ts";
import { deletePicture, deletePictures, describePicture, setFocus } from "../media/library/change-picture.server.ts";
import { cropPicture } from "../media/library/crop-picture.server.ts";
import { listPictureTrash, takeBackFile, takeBackPicture } from "../media/library/picture-trash.server.ts";
import { findPictures, listPictures, picturesById, readPicture } from "../media/library/read-pictures.server.ts";
import { knownPictureTags, tagPictures, tagsOf } from "../media/library/tag-pictures.server.ts";
import { replace, upload, uploadFrom } from "../media/library/upload-picture.server.ts";
import { exportVisits } from "../visits/numbers/export-visits.server.ts";
import { readHeadline } from "../visits/numbers/headline.server.ts";
import { readVisits } from "../visits/numbers/read-visits.server.ts";
import { wantWeeklyMail, weeklyMailOf } from "../visits/weekly-mail/wanted.server.ts";
import { listActivity } from "./activity/activity.server.ts";
import type { Member } from "./member.ts";
import {
  changeRole,
  disableMember,
  enableMember,
  removePasskeys,
  resetSecondFactor,
} from "./members/change-member.server.ts";
import { invite, inviteAgain } from "./members/invite.server.ts";
import { listStaff } from "./members/list-staff.server.ts";
import { NotAllowed } from "./rights.ts";

/** Somebody with a role that this release does not know, as after a rollback. */
const nobody = { id: "x", name: "X", email: "x@example.org", role: "guest" } as unknown as Member;
const bytes = new Uint8Array([1]);

/** What asks no right of its own: these ask the right of what they are given, undo the verbs above, or end one's own session. */
const OTHERS = new Set(["findDocument", "placesOf", "demand", "demandType", "rememberUndo", "undo", "signOut"]);

/** Every exported function that takes who asks, but for parts of verbs, which get the verb's transaction. */
const verbsOfStaff = (): string[] =>
  globSync("domain/**/*.ts", { exclude: ["**/*.test.ts"] }).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export const (\w+) = (?:async )?\((.*?)\)(?:: [^=]*)? =>/gms)]
      .filter(([, name = "", given = ""]) => /\bactor: (Actor|Member)\b/.test(given) && !OTHERS.has(name))
      .filter(([, , given = ""]) => !/^\s*transaction\b/.test(given))
      .map(([, name = ""]) => name),
  );

test("no verb of staff does anything for somebody without the right to it", async () => {
  const site = { ...(await openSeeded("SQLite")), files: standInFiles() };
  const { database } = site;
  const row = await database.selectFrom("document").selectAll().where("id", "=", "service-cloud").executeTakeFirst();
  const [document, revision] = ["service-cloud", row?.draft_revision ?? ""];
  const [words, page] = ["a", 1];
  const noTexts = { title: "", description: "" };
  const step = { made_from: revision, in_step: null, draft_revision: revision };
  const parts = { date: "2030-01-01", time: "09:00" };
  const filter = { states: [], search: "", page };
  const description = { id: "service-cloud", name: "A", alt: "A", baseAlt: "" };
  const before = { ...(row as NonNullable<typeof row>), document };
  const moved: Moved = { enquiry: "x", from: "new", to: "open", reasons: [] };
  const tries: Record<string, () => unknown> = {
    bulk: () => bulk(site, nobody, { verb: "publish", documents: [document] }),
    bulkSchedule: () => bulkSchedule(site, nobody, { documents: [document], ...parts }),
    lookAtAddress: () => lookAtAddress(site, nobody, { document, path: "/a" }),
    publishService: () => publishService(site, nobody, { document, wanted: {} }),
    publishOriginal: () => publishOriginal(site, nobody, { document, wanted: {}, translations: "tell" }),
    servicePlaces: () => servicePlaces(site, nobody, document),
    lookAtLeaving: () => lookAtLeaving(site, nobody, [document]),
    takeAway: () => takeAway(site, nobody, { document, verb: "trash" }),
    bringBack: () => bringBack(site, nobody, { verb: "unpublish", before }),
    putBack: () => putBack(site, nobody, { verb: "unpublish", before }),
    extentOf: () => extentOf(site, nobody, "x"),
    moveBack: () => moveBack(site, nobody, moved),
    sendConfirmationAgain: () => sendConfirmationAgain(site, nobody, "x"),
    noteOutcome: () => noteOutcome(site, nobody, "x", { outcome: "won", value: "" }),
    noteBack: () =>
      noteBack(site, nobody, {
        enquiry: "x",
        before: { outcome: null, value: null },
        now: { outcome: "won", value: 1 },
      }),
    sampleConfirmation: () => sampleConfirmation(site, nobody, "en"),
    examineMail: () => examineMail(site, nobody),
    sendTestMail: () => sendTestMail(site, nobody),
    exportVisits: () => exportVisits(site, nobody, { period: "30", kind: "days" }),
    readHeadline: () => readHeadline(site, nobody),
    weeklyMailOf: () => weeklyMailOf(site, nobody),
    wantWeeklyMail: () => wantWeeklyMail(site, nobody, true),
    earnedIn: () => earnedIn(site, nobody, { from: "2030-01-01", to: "2030-01-02" }),
    readVisits: () => readVisits(site, nobody, { period: "30", most: 9 }),
    listActivity: () => listActivity(site, nobody, { page }),
    listStaff: () => listStaff(site, nobody),
    changeRole: () => changeRole(site, nobody, "x", "admin"),
    disableMember: () => disableMember(site, nobody, "x"),
    enableMember: () => enableMember(site, nobody, "x"),
    resetSecondFactor: () => resetSecondFactor(site, nobody, "x"),
    removePasskeys: () => removePasskeys(site, nobody, "x"),
    invite: () => invite(site, nobody, { name: "A", email: "a@example.org", role: "editor" }, PLAIN),
    inviteAgain: () => inviteAgain(site, nobody, "x", PLAIN),
    compareRevisions: () => compareRevisions(site, nobody, { document, before: revision, after: revision }),
    duplicate: () => duplicate(site, nobody, document),
    newDocument: () => newDocument(site, nobody, "page"),
    readDraft: () => readDraft(site, nobody, document),
    saveEdit: () => saveEdit(site, nobody, document, { baseRevision: revision, data: {} }),
    saveDraft: () => saveDraft(site, nobody, { document, baseRevision: revision, data: {} }),
    history: () => history(site, nobody, { document, page }),
    restoreRevision: () => restoreRevision(site, nobody, { document, revision, baseRevision: revision }),
    findDocuments: () => findDocuments(site, nobody, { words, most: 9 }),
    findTargets: () => findTargets(database, nobody, words),
    linkablePages: () => linkablePages(site, nobody),
    targetAt: () => targetAt(database, nobody, "/"),
    targetsOf: () => targetsOf(database, nobody, "service"),
    listDocuments: () => listDocuments(site, nobody, { type: "page", search: "", status: null, sort: "order", page }),
    knownTags: () => knownTags(database, nobody),
    listSearchTexts: () => listSearchTexts(site, nobody, { type: null, filter: "all", search: "", page }),
    saveSearchTexts: () => saveSearchTexts(site, nobody, { id: document, texts: noTexts, base: noTexts }),
    reorder: () => reorder(site, nobody, { type: "member", ids: [] }),
    listPreviewLinks: () => listPreviewLinks(site, nobody, document),
    makePreviewLink: () => makePreviewLink(site, nobody, document, 1),
    withdrawPreviewLink: () => withdrawPreviewLink(site, nobody, document, "x"),
    previewForStaff: () => previewForStaff(site, nobody, document),
    previewRevision: () => previewRevision(site, nobody, document, revision),
    publish: () => publish(site, nobody, document),
    publishState: () => publishState(site, nobody, document),
    trash: () => trash(site, nobody, document),
    restoreFromTrash: () => restoreFromTrash(site, nobody, document),
    unpublish: () => unpublish(site, nobody, document),
    importRedirects: () => importRedirects(site, nobody, "/a,/b"),
    exportRedirects: () => exportRedirects(site, nobody),
    listRedirects: () => listRedirects(site, nobody, { words, page }),
    dismissMissingPath: () => dismissMissingPath(site, nobody, "/a"),
    listMissingPaths: () => listMissingPaths(site, nobody),
    addRedirect: () => addRedirect(site, nobody, { from: "/a", to: "/b" }),
    changeRedirect: () => changeRedirect(site, nobody, { old: "/a", from: "/a", to: "/b" }),
    deleteRedirect: () => deleteRedirect(site, nobody, "/a"),
    schedule: () => schedule(site, nobody, { document, what: "publish", ...parts }),
    cancelSchedule: () => cancelSchedule(site, nobody, { document, what: "publish" }),
    readSingleton: () => readSingleton(site, nobody, "seo"),
    saveSingleton: () => saveSingleton(site, nobody, { type: "seo", baseRevision: revision, data: {} }),
    liveSamples: () => liveSamples(site, nobody),
    sampleFigures: () => sampleFigures(site, nobody),
    confirmSample: () => confirmSample(site, nobody, document),
    unconfirmSample: () => unconfirmSample(site, nobody, document),
    translate: () => translate(site, nobody, document, "es"),
    bringInStep: () => bringInStep(site, nobody, { translation: "service-cloud-es", seen: revision }),
    takeOverStructure: () =>
      takeOverStructure(site, nobody, { translation: "service-cloud-es", seen: revision, baseRevision: revision }),
    outOfStep: () => outOfStep(site, nobody, { document, before: step, after: step }),
    listTranslations: () => listTranslations(site, nobody, { type: null, filter: "all", search: "", page }),
    translationsDue: () => translationsDue(site, nobody),
    besideOriginal: () => besideOriginal(site, nobody, document),
    contentTrouble: () => contentTrouble(site, nobody),
    erase: () => erase(site, nobody, { id: "x", what: "person" }),
    exportEnquiries: () => exportEnquiries(site, nobody, filter),
    addNote: () => addNote(site, nobody, "x", "note"),
    assign: () => assign(site, nobody, "x", ""),
    changeState: () => changeState(site, nobody, "x", "open"),
    findEnquiries: () => findEnquiries(site, nobody, { words, most: 9 }),
    inbox: () => inbox(site, nobody, filter),
    markSpam: () => markSpam(site, nobody, "x"),
    notSpam: () => notSpam(site, nobody, "x"),
    sendAgain: () => sendAgain(site, nobody, "x"),
    readEnquiry: () => readEnquiry(site, nobody, "x"),
    answerStart: () => answerStart(site, nobody, { language: "en", reference: "" }),
    reply: () => reply(site, nobody, "x", { subject: "a", text: "a" }),
    sendReplyAgain: () => sendReplyAgain(site, nobody, "x", "y"),
    withdrawReply: () => withdrawReply(site, nobody, "x", "y"),
    listPictureTrash: () => listPictureTrash(site, nobody),
    takeBackPicture: () => takeBackPicture(site, nobody, "x"),
    takeBackFile: () => takeBackFile(site, nobody, "x"),
    deletePicture: () => deletePicture(site, nobody, "x"),
    deletePictures: () => deletePictures(site, nobody, ["x"]),
    cropPicture: () => cropPicture(site, nobody, { id: "x", crop: null }),
    tagPictures: () => tagPictures(site, nobody, { ids: ["x"], add: [], remove: [] }),
    knownPictureTags: () => knownPictureTags(site, nobody),
    tagsOf: () => tagsOf(site, nobody, ["x"]),
    describePicture: () => describePicture(site, nobody, description),
    setFocus: () => setFocus(site, nobody, { id: "x", x: 1, y: 1 }),
    findPictures: () => findPictures(site, nobody, { words, most: 9 }),
    listPictures: () => listPictures(site, nobody, { filter: "all", search: "", page }),
    picturesById: () => picturesById(site, nobody, ["x"]),
    readPicture: () => readPicture(site, nobody, "x"),
    replace: () => replace(site, nobody, { id: "x", bytes }),
    upload: () => upload(site, nobody, { name: "x.png", bytes }),
    uploadFrom: () => uploadFrom(site, nobody, { name: "x", address: "https://example.org/x.png" }),
  };
  expect(verbsOfStaff().filter((verb) => !(verb in tries))).toEqual([]);
  const done: string[] = [];
  for (const [verb, attempt] of Object.entries(tries)) {
    const fault = await (async () => attempt())().then(
      () => "nothing",
      (error: unknown) => error,
    );
    if (!(fault instanceof NotAllowed)) done.push(`${verb}: ${fault}`);
  }
  expect(done).toEqual([]);
});

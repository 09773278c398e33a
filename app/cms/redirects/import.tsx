import { useEffect, useRef, useState } from "react";
import { data, Form } from "react-router";
import { z } from "zod";
import {
  type ImportOutcome,
  importRedirects,
  type LineIssue,
} from "#domain/content/redirects/import-redirects.server.ts";
import { demand } from "#domain/staff/rights.ts";
import { Banner } from "../parts/banner.tsx";
import { SendOrCancel } from "../parts/form/buttons.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff, postedFields, text } from "../staff-request.ts";
import { redirectWithToast } from "../toast.ts";
import type { Route } from "./+types/import";

export const loader = forStaff(async (_, member) => {
  demand(member, "redirects");
  return null;
});

/** POST /cms/redirects/import {file} or {csv}: all lines or none. */
export const action = forStaff(async (platform, member, { request }: Route.ActionArgs) => {
  const form = await postedFields(request, { file: z.instanceof(File).optional(), csv: text });
  const csv = form.file?.size ? await form.file.text() : form.csv;
  const result = await importRedirects(platform, member, csv);
  if (result.outcome === "imported") return redirectWithToast("/cms/redirects", importedText(result));
  return data({ csv, result }, { status: 422 });
});

/** A chosen file is shown as lines, which can be looked over and corrected; the lines are what is sent then. */
const takeFile = async (input: HTMLInputElement, show: (lines: string) => void): Promise<void> => {
  const file = input.files?.[0];
  if (!file) return;
  show(await file.text());
  input.value = "";
};

const importedText = ({ added, changed, same, nothingThere }: Extract<ImportOutcome, { outcome: "imported" }>) => {
  const lines = [`Imported: ${added} new, ${changed} changed, ${same} as before`];
  if (nothingThere.length > 0) lines.push(`Nothing is published at ${nothingThere.slice(0, 3).join(", ")} yet`);
  return lines.join(". ");
};

export default function ImportRedirects({ actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  const [lines, setLines] = useState(actionData?.csv ?? "");
  const refusal = useRef<HTMLDivElement>(null);
  const typing = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The button stands below all lines; who types on meanwhile stays there.
    if (actionData && document.activeElement !== typing.current) refusal.current?.focus();
  }, [actionData]);
  return (
    <Screen
      narrow
      up={{ to: "/cms/redirects", name: "Redirects" }}
      title="Import redirects"
      sub="All lines are taken or none: if one is wrong, nothing changes and you see which."
    >
      {result && (
        <div className="import-refusal" ref={refusal} tabIndex={-1}>
          <Banner>{refusalWords(result)}</Banner>
        </div>
      )}
      {result?.outcome === "invalid" && <ImportIssues issues={result.issues} />}
      <Form method="post" encType="multipart/form-data" className="panel panel-form stack">
        <div className="field">
          <label className="field-label" htmlFor="import-file">
            CSV file
          </label>
          <input
            className="input import-file"
            id="import-file"
            type="file"
            name="file"
            accept=".csv,text/csv,text/plain"
            onChange={(event) => void takeFile(event.currentTarget, setLines)}
          />
        </div>
        <div className="field">
          <label className="field-label" htmlFor="import-text">
            Or lines
          </label>
          <textarea
            className="input import-text"
            id="import-text"
            ref={typing}
            name="csv"
            rows={10}
            spellCheck={false}
            value={lines}
            onChange={(event) => setLines(event.target.value)}
            placeholder={"from,to\n/old-page,/new-page\n/press,https://example.com/press"}
            aria-describedby="import-help"
          />
          <p className="field-help" id="import-help">
            Two columns: from and to, separated by comma, semicolon or tab. An address that is redirected already gets
            its new target.
          </p>
        </div>
        <SendOrCancel busy="Importing…" back="/cms/redirects">
          Import
        </SendOrCancel>
      </Form>
    </Screen>
  );
}

const SHOWN = 100;

const refusalWords = (result: Exclude<ImportOutcome, { outcome: "imported" }>): string => {
  if (result.outcome === "empty") return "There is no redirect in it. Choose a file or paste some lines.";
  if (result.outcome === "too-many") return `At most ${result.most} lines at once. Split the file.`;
  const [are, them] = result.issues.length === 1 ? ["line is", "it"] : ["lines are", "them"];
  return `Nothing was imported: ${result.issues.length} ${are} at fault. Correct ${them} below and import again.`;
};

const ImportIssues = ({ issues }: { issues: LineIssue[] }) => (
  <>
    <ul className="panel rows import-issues">
      {issues.slice(0, SHOWN).map(({ line, text, message }) => (
        <li key={line} className="import-issue">
          <span className="num">Line {line}</span>
          <span className="import-line">{text}</span>
          <span className="field-error">{message}</span>
        </li>
      ))}
    </ul>
    {issues.length > SHOWN && <p className="mute small">And {issues.length - SHOWN} more.</p>}
  </>
);

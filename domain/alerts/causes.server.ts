import type { Platform } from "#platform/platform.ts";
import { overdueDocuments } from "../content/schedule/overdue.server.ts";
import { contentMisfits, countMisfits } from "../content/trouble/misfits.server.ts";
import { lateMail } from "../enquiries/outbox/unsent.server.ts";
import { sizeWords } from "../formats/size.ts";
import { grouped, localFormat } from "../time/local-time.ts";
import { lastBackup } from "./last-backup.server.ts";

export type CauseDeps = Pick<Platform, "database" | "clock" | "files" | "diskRoom" | "log"> & {
  failingJobs: () => string[];
};

export type Cause = {
  title: string;
  /** What is wrong, in words that hold nothing of a visitor; null while nothing is. Throws where that can't be known. */
  look: (deps: CauseDeps) => Promise<string | null>;
  withoutDatabase?: boolean;
  listed?: boolean;
};

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const PATIENCE_MS = 5_000;
const GB = 1024 ** 3;

const moment = localFormat({ dateStyle: "medium", timeStyle: "short" });

/** Everything that somebody is told about without asking. To add one, add an entry. */
export const causes: Record<string, Cause> = {
  database: {
    title: "The database does not answer",
    look: ({ database }) =>
      complaintOf(
        database.selectFrom("site_version").select("version").execute(),
        "Enquiries are refused; pages are shown as they were.",
      ),
    withoutDatabase: true,
  },
  files: {
    title: "The store of pictures does not answer",
    look: ({ files }) => complaintOf(files.check(), "Pictures are missing on the site, and none can be uploaded."),
    withoutDatabase: true,
  },
  disk: {
    title: "The disk is nearly full",
    look: async ({ diskRoom }) => {
      const { free, total } = await diskRoom();
      const isLow = free < 2 * GB && free < total / 10;
      return isLow
        ? `${sizeWords(free)} of ${sizeWords(total)} are free. When it is full, enquiries are refused.`
        : null;
    },
    withoutDatabase: true,
  },
  mail: {
    title: "Enquiries are not being mailed",
    look: async ({ database, clock }) => {
      const late = await lateMail(database, clock() - LONGEST_WAIT_MS);
      if (!late) return null;
      const minutes = Math.max(1, Math.round((clock() - late.oldest) / MINUTE_MS));
      return `${grouped(late.count)} waiting, the oldest for ${grouped(minutes)} min (${late.fault ?? "not tried yet"}). They are stored, and read under Enquiries.`;
    },
    listed: true,
  },
  schedule: {
    title: "What was scheduled has not happened",
    look: async ({ database, clock }) => {
      const late = await overdueDocuments(database, clock());
      return late.length > 0
        ? late.map(({ title, fault }) => `“${title}”${fault ? `: ${fault}` : ""}`).join("; ")
        : null;
    },
    listed: true,
  },
  content: {
    title: "Content does not fit this release",
    look: async ({ database, log }) => {
      if (countMisfits(database) === null) throw new Error("not looked at yet");
      const documents = await contentMisfits({ database, log });
      return documents.length > 0
        ? `A part is not shown of ${documents.map(({ title }) => `“${title}”`).join(", ")}.`
        : null;
    },
    listed: true,
  },
  backup: {
    title: "A backup is missing",
    look: async (deps) => {
      const { made, failed, state } = await lastBackup(deps);
      const last = made ? `The last one is of ${moment.format(made.at)}.` : "There is none.";
      if (state !== "failed" && state !== "late") return null;
      return failed ? `That of ${moment.format(failed.at)} failed: ${failed.fault} ${last}` : last;
    },
  },
  jobs: {
    title: "A job of the server fails",
    look: async ({ failingJobs }) => {
      const names = failingJobs();
      return names.length > 0 ? `${names.join(", ")}: the log tells why.` : null;
    },
  },
};

const complaintOf = async (work: Promise<unknown>, consequence: string): Promise<string | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PATIENCE_MS, new Error(`No answer within ${PATIENCE_MS / 1000} seconds.`));
  });
  try {
    await Promise.race([work, late]);
    return null;
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return `${message || code}${/[.!]$/.test(message) ? "" : "."} ${consequence}`;
  } finally {
    clearTimeout(timer);
  }
};

/** Looks at every cause: words, null where nothing is wrong, undefined where it can't be known. */
export const lookAtAll = async (deps: CauseDeps): Promise<Map<string, string | null | undefined>> => {
  const away = await causes.database?.look(deps);
  const looks = Object.entries(causes).map(async ([name, { look, withoutDatabase }]) => {
    if (name === "database") return [name, away] as const;
    if (away && !withoutDatabase) return [name, undefined] as const;
    return [name, await look(deps).catch(() => undefined)] as const;
  });
  return new Map(await Promise.all(looks));
};

/** What the check found of a revision. */
export type Issue = {
  level: "error" | "warning";
  /** Its path, such as `blocks.2.title`; "" for the whole document. */
  field: string;
  /** What is wrong. */
  title: string;
  /** What to do about it; "" where the title says enough. */
  text: string;
  /** `title` without the name of the field, for beside the field. */
  message?: string;
  /** Set where it is a link within this site that is at fault. */
  about?: "link";
  /** Set where others that go live too may make it right: what a link leads to, who has the address, whether the site is in the language. */
  ofOthers?: true;
};

export const error = (field: string, title: string, text = ""): Issue => ({ level: "error", field, title, text });

export const warning = (field: string, title: string, text: string): Issue => ({
  level: "warning",
  field,
  title,
  text,
});

export const firstError = ({ issues }: { issues: Issue[] }): string =>
  issues.find(({ level }) => level === "error")?.title ?? "The check found an error";

/** Those that only a change of the document itself makes right. */
export const ownErrors = ({ issues }: { issues: Issue[] }): Issue[] =>
  issues.filter(({ level, ofOthers }) => level === "error" && !ofOthers);

/** Whether others that go live too may make all of it right. */
export const mayBeMadeRight = (check: { issues: Issue[] }): boolean => ownErrors(check).length === 0;

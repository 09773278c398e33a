/** `about`: set where it is a link within this site that is at fault. */
export type Issue = {
  level: "error" | "warning";
  field: string;
  title: string;
  text: string;
  message?: string;
  about?: "link";
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

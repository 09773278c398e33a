/** What a form sent under a name, as text; empty when it sent nothing or a file. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

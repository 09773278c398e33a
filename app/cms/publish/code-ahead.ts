import { useEffect } from "react";
import { useFetchCode } from "../parts/requests/fetch-code.ts";

/** What the panel asks and sends, what it asks before something leaves the site, and what takes that back. */
const asked = [
  ...["check", "publish", "unpublish", "schedule", "cancel-schedule"].map((verb) => `cms/edit/:id/${verb}`),
  "cms/content/leaving",
  "cms/undo",
];

/** Has the code behind the buttons from the start. */
export const useReadyToPublish = (): void => {
  const fetchCode = useFetchCode();
  useEffect(() => fetchCode(asked), [fetchCode]);
};

import { PrefetchPageLinks } from "react-router";

const verbs = ["check", "publish", "unpublish", "schedule", "cancel-schedule"];

/**
 * Fetches the code behind the publish panel while there is a connection. Where the router can't fetch it when it is
 * needed, it loads the whole page again, and who has no connection is left with nothing.
 */
export const ReadyToPublish = ({ documentId }: { documentId: string }) =>
  verbs.map((verb) => <PrefetchPageLinks key={verb} page={`/cms/edit/${documentId}/${verb}`} />);

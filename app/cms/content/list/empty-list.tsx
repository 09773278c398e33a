import { Link } from "react-router";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds } from "#domain/content/kinds.ts";
import type { DocumentFilter } from "#domain/content/lists/list-documents.server.ts";
import { NewButton } from "../new-button.tsx";

/** What to do where a list shows nothing. */
export const EmptyList = ({ type, filter }: { type: DocumentType; filter: DocumentFilter }) => {
  const { one } = kinds[type];
  if (filter.status === "trash" && !filter.search)
    return (
      <div className="panel blank">
        <h2>The trash is empty</h2>
        <p className="mute">What you move to the trash waits here and can be taken back.</p>
      </div>
    );
  if (filter.search || filter.status || filter.page > 1)
    return (
      <div className="panel blank">
        <h2>Nothing matches</h2>
        <p className="mute">Try other words or another status.</p>
        <Link className="btn" to={kinds[type].listPath}>
          Show all {one}s
        </Link>
      </div>
    );
  return (
    <div className="panel blank">
      <h2>No {one} yet</h2>
      <p className="mute">Start one: it is a draft until you publish it.</p>
      <NewButton type={type} quiet />
    </div>
  );
};

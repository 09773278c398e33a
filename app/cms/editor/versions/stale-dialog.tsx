import { useSignal } from "../../fields/state/form-store.ts";
import { useEditing } from "../state/editing.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

/** Somebody else saved while this was being written: nothing is overwritten, both versions are there to choose from. */
export const StaleDialog = () => {
  const { saving, draft } = useEditing();
  const state = useSignal(saving.state);
  if (state.name !== "stale") return null;
  const { theirs } = state;
  const who = theirs.author || "Somebody else";
  return (
    <VersionsDialog
      key={theirs.revision}
      title={`${who} saved this document while you were writing`}
      base={saving.base.get().data}
      mine={{ name: "Yours", at: Date.now(), data: draft.get() }}
      theirs={{ name: who, at: theirs.savedAt, data: theirs.data }}
      take={(merged) => void saving.resolve(theirs, merged)}
    />
  );
};

import { useEffect } from "react";
import { placeOfField } from "#domain/content/form/place.ts";
import { useSignal } from "../../fields/state/form-store.ts";
import { useFocusField } from "../../fields/use-field.ts";
import { Button } from "../../parts/button.tsx";
import { PublishPanel } from "../../publish/publish-panel.tsx";
import { useEditing } from "../state/editing.ts";

/** Replaces the preview. Unsaved changes are saved first, since only a saved revision can be published. */
export const PublishPane = ({ leave }: { leave: () => void }) => {
  const { id, draft, saving, hints } = useEditing();
  const { revision } = useSignal(saving.base);
  const { name } = useSignal(saving.state);
  const focusField = useFocusField();
  useEffect(() => void saving.flush(), [saving]);
  const goToField = (field: string) => {
    leave();
    hints.showAll();
    focusField(placeOfField(draft.get(), field));
  };
  return (
    <aside className="publishing" aria-label="Publish">
      <div className="publishing-head">
        <Button name="Back to the preview" icon="close" kind="quiet" onClick={leave} />
      </div>
      <PublishPanel documentId={id} revision={revision ?? ""} saving={name !== "saved"} onField={goToField} />
    </aside>
  );
};

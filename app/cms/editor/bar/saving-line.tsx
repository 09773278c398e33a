import { useSignal } from "../../fields/state/form-store.ts";
import { Icon, type IconName } from "../../parts/icon.tsx";
import { shortMoment } from "../../parts/moment.tsx";
import type { SaveState } from "../state/autosave.ts";
import { useEditing } from "../state/editing.ts";

const wordsOf = (state: SaveState): { icon: IconName; words: string; bad?: boolean } => {
  switch (state.name) {
    case "saved":
      return { icon: "check", words: `Saved ${shortMoment(state.at, Date.now())}` };
    case "changed":
      return { icon: "pencil", words: "Not saved yet" };
    case "saving":
      return { icon: "again", words: "Saving…" };
    case "retrying":
      return {
        icon: "warn",
        words: state.connected ? "Not saved: the server does not answer" : "Not saved: no connection",
        bad: true,
      };
    case "signed-out":
      return { icon: "warn", words: "Not saved: signed out", bad: true };
    case "stale":
      return { icon: "warn", words: "Not saved: somebody else saved first", bad: true };
    default:
      return { icon: "warn", words: `Not saved: ${state.message}`, bad: true };
  }
};

/** The state of autosave. */
export const SavingLine = () => {
  const { saving } = useEditing();
  const state = useSignal(saving.state);
  const { icon, words, bad } = wordsOf(state);
  return (
    <span className={bad ? "saving is-bad" : "saving"} role="status">
      <Icon name={icon} />
      <span className="num" suppressHydrationWarning>
        {words}
      </span>
      {(state.name === "retrying" || state.name === "refused") && (
        <button type="button" className="do" onClick={() => void saving.resume()}>
          Try again
        </button>
      )}
    </span>
  );
};

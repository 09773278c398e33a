import { Icon } from "../../parts/icon.tsx";

type Props = { label: string; putBack: () => void; forget: () => void };

/** What was just removed can be put back, as long as nobody dismisses this. */
export const RemovedBlock = ({ label, putBack, forget }: Props) => (
  <div className="removed" role="status">
    <span>Removed “{label}”.</span>
    <button type="button" className="do" onClick={putBack}>
      Put it back
    </button>
    <button type="button" className="btn btn-icon btn-quiet" aria-label="Dismiss" onClick={forget}>
      <Icon name="close" />
    </button>
  </div>
);

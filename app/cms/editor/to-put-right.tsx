import { useFilling } from "../fields/state/filling.ts";
import { useOpenIssues } from "../fields/state/use-open-issues.ts";
import { useGoTo } from "../fields/use-go-to.ts";
import { Icon } from "../parts/icon.tsx";

/** How much has to be put right before this can go live, and the way to the first of it. */
export const ToPutRight = () => {
  const { hints } = useFilling();
  const count = useOpenIssues([]);
  const goTo = useGoTo();
  if (count === 0) return null;
  const show = () => {
    hints.showAll();
    const [first] = hints.issues.get().values();
    if (first) goTo(first.place);
  };
  return (
    <p className="to-put-right">
      <Icon name="warn" />
      <span>
        {count === 1 ? "One field" : `${count} fields`} to fill in or put right before this can go live. Drafts are
        saved all the same.
      </span>
      <button type="button" className="do" onClick={show}>
        Show
      </button>
    </p>
  );
};

import { Button } from "../../button.tsx";
import { Icon } from "../../icon/icon.tsx";

type Props = {
  state: "" | "saving" | "saved";
  saved: string;
  /** What somebody else wrote meanwhile. */
  theirs: Record<string, string> | null;
  keepMine: () => void;
  takeTheirs: () => void;
};

/** What became of a line that saves itself, told as it happens. */
export const RowState = ({ state, saved, theirs, keepMine, takeTheirs }: Props) => (
  <>
    <p className="row-state" role="status">
      {state === "saving" && "Saving…"}
      {state === "saved" && (
        <>
          <Icon name="checkring" />
          {saved}
        </>
      )}
    </p>
    {theirs && (
      <div className="row-clash" role="alert">
        <p>
          Somebody else wrote meanwhile: “{Object.values(theirs).filter(Boolean).join(" · ") || "nothing"}”. Yours is
          not saved.
        </p>
        <Button name="Keep mine" small onClick={keepMine} />
        <Button name="Take theirs" small onClick={takeTheirs} />
      </div>
    )}
  </>
);

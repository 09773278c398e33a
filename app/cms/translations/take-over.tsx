import { useFetcher } from "react-router";
import { placeKey } from "#domain/content/form/place.ts";
import type { Original } from "#domain/content/translation/beside-original.server.ts";
import type { OriginalChange } from "#domain/content/translation/in-step/original-changes.ts";
import { Button, waiting } from "../parts/button.tsx";

const kinds: Record<OriginalChange["kind"], string> = {
  changed: "changed",
  added: "added",
  removed: "removed",
  moved: "in another order",
};

/** `base`: the revision that holds all that is typed; null while something is not saved. */
export type Base = () => Promise<string | null>;

type Props = { id: string; original: Original; changes: OriginalChange[]; base: Base };

/** What can be taken from the original as it is, in one click. */
export const TakeOver = ({ id, original: { seen }, changes, base }: Props) => {
  const fetcher = useFetcher<{ outcome: string }>();
  const take = async () => {
    const revision = await base();
    if (revision === null) return;
    await fetcher.submit({ seen, base: revision }, { method: "post", action: `/cms/edit/${id}/take-over` });
  };
  return (
    <>
      <p>The original has another structure:</p>
      <ul>
        {changes.map(({ place, where, kind }) => (
          <li key={`${placeKey(place)} ${kind}`}>
            {where.join(" › ")} <span className="mute">{kinds[kind]}</span>
          </li>
        ))}
      </ul>
      <Button
        name="Take over"
        icon="download"
        about="the structure of the original"
        small
        onClick={() => void take()}
        {...waiting(fetcher.state !== "idle")}
      />
      <p className="mute small" role="status">
        {fetcher.data?.outcome === "stale"
          ? "Somebody else saved first. Nothing was taken over."
          : "Your texts stay; what is new comes without any."}
      </p>
    </>
  );
};

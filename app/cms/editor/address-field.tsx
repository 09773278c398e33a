import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import type { AddressState } from "#domain/content/check/look-at-address.server.ts";
import { addressFrom, prefixWhereItFollows } from "#domain/content/drafts/address-of-title.ts";
import type { DraftView } from "#domain/content/drafts/edit-draft.server.ts";
import { addressFault, prefixIn } from "#domain/content/fields/kinds/address.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import { type Place, placeKey, withValue } from "#domain/content/form/place.ts";
import { textOf } from "#domain/json.ts";
import { SOON_MS } from "../fields/link/use-targets.ts";
import { useField } from "../fields/state/use-field.ts";
import { verbatim } from "../fields/text.tsx";
import { Button } from "../parts/button.tsx";
import { described, FieldBox, LetterCount } from "../parts/form/field-box.tsx";
import { useDebounced } from "../parts/form/use-debounced.ts";
import { bodyOf, getJson } from "../parts/requests/fetch-json.ts";
import { type Editing, useEditing } from "./state/editing.ts";

/** Made from the title until it is typed or was live; says at once what is wrong with it, and what becomes of redirects. */
export const AddressField = ({ form, place }: { form: FormOf<"address">; place: Place }) => {
  const { id, draft, past, hints } = useEditing();
  const { draft: opened } = useLoaderData<{ draft: DraftView }>();
  const { value, set, box, control } = useField<unknown>(form, place);
  const { max } = form;
  const prefix = prefixIn(opened.language, form.below);
  const address = textOf(value);
  const state = useAddressState(id, { address, prefix, live: opened.path });
  useEffect(
    () => (opened.settled ? undefined : followTitle(id, { draft, past }, prefix)),
    [opened.settled, id, draft, past, prefix],
  );
  const error = box.error ?? (state?.holder?.live ? `Taken: “${state.holder.title}” is live there` : undefined);
  const help = (
    <div aria-live="polite">
      {state && <Words state={state} />}
      {state && state.free !== state.path && (
        <Button name={`Use ${state.free}`} kind="quiet" small onClick={() => set(state.free)} />
      )}
    </div>
  );
  return (
    <FieldBox {...box} error={error} help={help} note={<LetterCount text={address} max={max} />} wide>
      <input
        {...control}
        {...described(box.id, { help, error })}
        {...verbatim}
        className="input"
        autoCapitalize="none"
        placeholder={`${prefix}…`}
        value={address}
        onChange={({ target }) => {
          set(target.value);
          hints.leave(placeKey(place));
        }}
      />
    </FieldBox>
  );
};

const Words = ({ state: { path, holder, movesFrom, endsRedirectTo } }: { state: SeenState }) => (
  <>
    {holder && !holder.live && (
      <p>“{holder.title}” has this address too, and is not live: whichever goes live first keeps it.</p>
    )}
    {movesFrom && !holder?.live && (
      <p>
        Once this is published, a redirect will lead from {movesFrom} to {path}.
      </p>
    )}
    {endsRedirectTo && <p>A redirect leads from here to {endsRedirectTo} now. It ends once this is published.</p>}
  </>
);

type SeenState = AddressState & { path: string };

const lookAt = async (id: string, path: string): Promise<SeenState | null> => {
  const state = bodyOf(await getJson<AddressState>(`/cms/edit/${id}/address?${new URLSearchParams({ path })}`));
  return state && { ...state, path };
};

type Asked = { address: string; prefix: string; live: string | null };

/** What the server knows of an address; null while that is asked, and for one that can't be. `live`: where the document is. */
const useAddressState = (id: string, { address, prefix, live }: Asked): SeenState | null => {
  const [state, setState] = useState<SeenState | null>(null);
  const settled = useDebounced(address, SOON_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: publishing moves what is live, which changes the answer
  useEffect(() => {
    let stale = false;
    if (addressFault(settled, prefix) === null) void lookAt(id, settled).then((next) => stale || setState(next));
    return () => {
      stale = true;
    };
  }, [id, settled, prefix, live]);
  return state?.path === address ? state : null;
};

/** Writes the address that each new title makes, then the nearest that is free, as long as nobody typed another. */
const followTitle = (id: string, { draft, past }: Pick<Editing, "draft" | "past">, prefix: string) => {
  const now = (name: string) => textOf(draft.get()[name]);
  const write = (address: string) => past.follow(withValue(draft.get(), ["path"], address));
  let title = now("title");
  let above = prefix;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = draft.subscribe(() => {
    const before = title;
    title = now("title");
    const below = title === before ? null : prefixWhereItFollows(now("path"), before, above);
    if (below === null) return;
    above = below;
    const made = addressFrom(title, above);
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const state = made && (await lookAt(id, made));
      if (state && now("path") === made) write(state.free);
    }, SOON_MS);
    write(made);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};

import { useEffect, useId, useState } from "react";
import { type Card, cardIssues } from "#domain/content/fields/rich-text/card.ts";
import type { Data } from "#domain/content/fields/structure.ts";
import { placeKey } from "#domain/content/form/place.ts";
import { same } from "#domain/content/merge/same.ts";
import { isData } from "#domain/json.ts";
import type { FormStore } from "../../../fields/state/form-store.ts";
import { hints } from "../../../fields/state/hints.ts";
import { signal } from "../../../fields/state/signal.ts";

/** A form of its own for the fields of a card, which are attributes of its node; `key` is the first step of their places. */
export const useCardStore = (
  { card, names }: Pick<FormStore, "names"> & { card: Card },
  attrs: Data,
  write: (values: Data) => void,
): [key: string, FormStore] => {
  const key = `card${useId()}`;
  const [store] = useState((): FormStore => {
    const draft = signal<Data>({ [key]: attrs });
    return {
      draft,
      hints: hints((data) => issuesIn(card, key, data), draft),
      focus: signal<ReturnType<FormStore["focus"]["get"]>>({ open: new Set(), at: [] }),
      targets: {},
      tags: [],
      names,
    };
  });
  useEffect(() => {
    if (!same(store.draft.get()[key], attrs)) store.draft.set({ [key]: attrs });
  }, [store, key, attrs]);
  useEffect(
    () =>
      store.draft.subscribe(() => {
        const values = store.draft.get()[key];
        if (isData(values) && !same(values, attrs)) write(values);
      }),
    [store, key, attrs, write],
  );
  return [key, store];
};

const issuesIn = (card: Card, key: string, data: Data) =>
  new Map(
    cardIssues(card, data[key] as Data).map(({ name, message }) => {
      const place = [key, name];
      return [placeKey(place), { place, message }];
    }),
  );

import { type Place, placeKey } from "#domain/content/form/place.ts";
import { useFilling, useValue } from "./state/filling.ts";
import { useHint } from "./state/use-hint.ts";

/** What every control needs: its value and how to change it, what is wrong, and its id in the page. */
export const useField = <T>(place: Place) => {
  const { sight } = useFilling();
  const [value, set] = useValue<T>(place);
  const { error, leave } = useHint(place);
  return { id: fieldId(place), value, set, error, leave, enter: () => sight.set({ ...sight.get(), at: place }) };
};

/** The id of the control of a place. */
export const fieldId = (place: Place): string => `field-${placeKey(place)}`;

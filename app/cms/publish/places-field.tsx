import { useId } from "react";
import { placeNames } from "#domain/content/places/place.ts";
import type { PlaceState } from "#domain/content/places/place-service.server.ts";

type Props = { places: PlaceState[]; form: string; change: () => void };

/** Where a service is to stand, sent with the form of this id; a place that can't be changed says why. */
export const PlacesField = ({ places, form, change }: Props) => {
  const id = useId();
  return (
    <fieldset className="places">
      <legend className="places-title">Where it stands</legend>
      <ul>
        {places.map(({ place, stands, reason }) => (
          <li key={place}>
            <label className="place">
              <input
                className="tick"
                type="checkbox"
                name="place"
                value={place}
                form={form}
                defaultChecked={stands}
                disabled={reason !== null}
                aria-describedby={reason ? `${id}-${place}` : undefined}
                onChange={change}
              />
              {placeNames[place]}
            </label>
            {reason === null ? (
              <input type="hidden" name="offered" value={place} form={form} />
            ) : (
              <p className="place-reason" id={`${id}-${place}`}>
                {reason}.
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mute small">Menu, footer, form and home page go live together with the service, or not at all.</p>
    </fieldset>
  );
};

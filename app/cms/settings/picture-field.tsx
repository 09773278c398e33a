import { useId } from "react";
import { PicturePicker } from "../media/picture-picker.tsx";

type Props = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  required: boolean;
  help?: string;
  error?: string;
  id?: string;
};

/** A picture of the library, or one that is uploaded on the spot. */
export const PictureField = ({ label, value, onValue, required, help, error, id }: Props) => {
  const own = useId();
  const said = [help && `${own}-help`, error && `${own}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <PicturePicker
        id={id}
        value={value}
        onChange={onValue}
        required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={said || undefined}
      />
      {error && (
        <p className="field-error" id={`${own}-error`}>
          {error}
        </p>
      )}
      {help && (
        <p className="field-help" id={`${own}-help`}>
          {help}
        </p>
      )}
    </div>
  );
};

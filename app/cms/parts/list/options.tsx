import { type CSSProperties, type ReactNode, useEffect } from "react";

type Props<T> = {
  /** Of the field that controls the list: option 2 of it is `<id>-2`, the list `<id>-options`. */
  id: string;
  label: string;
  options: T[];
  /** The place of the option that Enter takes, or -1. */
  marked: number;
  keyOf: (option: T) => string;
  take: (option: T) => void;
  show: (option: T) => ReactNode;
  style?: CSSProperties;
};

/** What a field says of the list that it controls. `count`: how many options there are. */
export const comboboxOf = ({ id, count, marked }: { id: string; count: number; marked: number }) =>
  ({
    role: "combobox",
    "aria-expanded": count > 0,
    "aria-controls": `${id}-options`,
    "aria-autocomplete": "list",
    "aria-activedescendant": marked < 0 ? undefined : `${id}-${marked}`,
  }) as const;

/** A list of options below what is typed; the focus and the keys stay where one types. */
export const Options = <T,>({ id, label, options, marked, keyOf, take, show, style }: Props<T>) => {
  useEffect(() => {
    document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: "nearest" });
  }, [id, marked]);
  return (
    <div
      className="options"
      role="listbox"
      id={`${id}-options`}
      aria-label={label}
      hidden={options.length === 0}
      style={style}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field that controls the list takes the keys
        <div
          key={keyOf(option)}
          id={`${id}-${index}`}
          className="option"
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(option)}
        >
          {show(option)}
        </div>
      ))}
    </div>
  );
};

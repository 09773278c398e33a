import { useEffect, useRef } from "react";

/** For a filter that stands in the address: where that changes by another way, the control follows and keeps the focus. */
export const useUrlControl = <T extends HTMLInputElement | HTMLSelectElement>(value: string) => {
  const own = useRef<T>(null);
  useEffect(() => {
    if (own.current && own.current.value !== value) own.current.value = value;
  }, [value]);
  return own;
};

import { useEffect, useRef } from "react";

/** A ref for a filter that stands in the address: where that changes by another way, the control takes its value. */
export const useUrlControl = <T extends HTMLInputElement | HTMLSelectElement>(value: string) => {
  const control = useRef<T>(null);
  useEffect(() => {
    if (control.current && control.current.value !== value) control.current.value = value;
  }, [value]);
  return control;
};

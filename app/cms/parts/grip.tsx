import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** What an item is dragged by, and moved by with the arrow keys. */
export const Grip = (props: ComponentProps<"button">) => (
  <button type="button" className="grip" {...props}>
    <Icon name="grip" />
  </button>
);

import { type ComponentPropsWithoutRef, createContext, type ReactNode, useContext, useState } from "react";

/** An island as the server wrote it, while it is being hydrated. */
export const Written = createContext<HTMLElement | null>(null);

type Props = Omit<ComponentPropsWithoutRef<"div">, "children"> & {
  as?: "div" | "li" | "span";
  /** Finds it in the island, as the `at`-th of what matches. */
  from: string;
  at: number;
  children: () => ReactNode;
};

/**
 * A part of an island whose content never changes: the browser takes it over from the page, so that its words need not be sent a
 * second time (`sendsOf` of the island). The attributes of its element may change.
 */
export const Kept = ({ as: Part = "div", from, at, children, ...attributes }: Props) => {
  const island = useContext(Written);
  const [html] = useState(() => island?.querySelectorAll(from)[at]?.innerHTML);
  if (html === undefined) return <Part {...(attributes as object)}>{children()}</Part>;
  return (
    <Part
      {...(attributes as object)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this page has there already
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
};

/** An attribute of an island that never changes, taken over likewise; undefined where the page is being written. */
export const useWritten = (from: string, attribute: string): string | undefined => {
  const island = useContext(Written);
  const [value] = useState(() => island?.querySelector(from)?.getAttribute(attribute) ?? undefined);
  return value;
};

import { Fragment, type ReactNode } from "react";

type Props = { text: string; values: Record<string, ReactNode> };

/** A text with elements in place of its `{names}`. */
export const Filled = ({ text, values }: Props) =>
  text.split(/\{(\w+)\}/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never move
    <Fragment key={at}>{at % 2 === 1 ? values[part] : part}</Fragment>
  ));

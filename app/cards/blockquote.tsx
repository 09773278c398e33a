import type { CardProps } from "./card-props.ts";

export const QuoteCard = ({ data: { source }, children }: CardProps<"blockquote">) =>
  source ? (
    <figure className="card-blockquote">
      <blockquote>{children}</blockquote>
      <figcaption>{source}</figcaption>
    </figure>
  ) : (
    <blockquote className="card-blockquote">{children}</blockquote>
  );

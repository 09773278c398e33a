import { ButtonLink } from "#app/ui/button.tsx";
import { safeLink } from "#app/ui/prose/safe-link.ts";
import type { CardProps } from "./card-props.ts";

export const ButtonCard = ({ data: { words, href } }: CardProps<"button">) => {
  const target = safeLink(href);
  if (!target || !words) return null;
  return (
    <p className="card-button">
      <ButtonLink href={target} rel={target.startsWith("http") ? "noopener" : undefined}>
        {words}
      </ButtonLink>
    </p>
  );
};

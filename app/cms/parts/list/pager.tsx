import { Link, useSearchParams } from "react-router";
import { grouped } from "#domain/time/local-time.ts";
import { Icon } from "../icon/icon.tsx";

type Props = { page: number; pages: number; total: number; perPage: number };

/** "1–50 of 312" and the ways to the pages before and after; the rest of the address stays. */
export const Pager = ({ page, pages, total, perPage }: Props) => {
  const [params] = useSearchParams();
  if (total === 0) return null;
  const to = (number: number) => {
    const next = new URLSearchParams(params);
    next.set("page", String(number));
    return `?${next}`;
  };
  const step = (number: number, name: string, icon: "left" | "right") =>
    number < 1 || number > pages ? (
      <span className="btn btn-icon" aria-disabled="true">
        <Icon name={icon} />
        <span className="visually-hidden">{name}</span>
      </span>
    ) : (
      <Link className="btn btn-icon" to={to(number)} aria-label={name}>
        <Icon name={icon} />
      </Link>
    );
  return (
    <nav className="pager" aria-label="Pages">
      <span className="pager-text">
        {grouped((page - 1) * perPage + 1)}–{grouped(Math.min(page * perPage, total))} of {grouped(total)}
      </span>
      {pages > 1 && (
        <>
          {step(page - 1, "Previous page", "left")}
          <span>
            Page {page} of {grouped(pages)}
          </span>
          {step(page + 1, "Next page", "right")}
        </>
      )}
    </nav>
  );
};

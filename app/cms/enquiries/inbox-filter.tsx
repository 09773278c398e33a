import { Form, Link, useSearchParams } from "react-router";
import { type EnquiryState, states } from "#domain/enquiries/enquiry-state.ts";
import { Icon } from "../parts/icon.tsx";
import { SearchInput } from "../parts/search-input.tsx";

/** Words and states to look for; both stand in the address, so that a view can be kept. */
export const InboxFilter = ({ counts }: { counts: Record<EnquiryState, number> }) => {
  const [params] = useSearchParams();
  const chosen = params.getAll("state");
  return (
    <>
      <SearchForm />
      <ul className="chips" aria-label="Show">
        <li>
          <Chip on={params.has("mine")} to={toggled(params, "mine", "1")}>
            Mine
          </Chip>
        </li>
        {(Object.keys(states) as EnquiryState[]).map((state) => (
          <li key={state}>
            <Chip on={chosen.includes(state)} to={toggled(params, "state", state)}>
              {states[state]} <span className="num">{counts[state]}</span>
            </Chip>
          </li>
        ))}
      </ul>
    </>
  );
};

const SearchForm = () => {
  const [params] = useSearchParams();
  const words = params.get("q") ?? "";
  const kept = [...params].filter(([name]) => name !== "q" && name !== "page");
  return (
    <Form className="search" action="/cms/enquiries" role="search">
      <Icon name="search" />
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <SearchInput words={words} label="Search enquiries" placeholder="Search name, company or words…" />
    </Form>
  );
};

const Chip = ({ on, to, children }: { on: boolean; to: string; children: React.ReactNode }) => (
  <Link className="chip" aria-current={on ? "true" : undefined} to={`/cms/enquiries${to}`}>
    {children}
  </Link>
);

/** The same address with one value more, or without it. */
const toggled = (params: URLSearchParams, name: string, value: string): string => {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (next.has(name, value)) next.delete(name, value);
  else next.append(name, value);
  return next.size > 0 ? `?${next}` : "";
};

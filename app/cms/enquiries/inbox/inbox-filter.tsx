import { useSearchParams } from "react-router";
import { type EnquiryState, isState, states } from "#domain/enquiries/enquiry-state.ts";
import { isOutcome, type Outcome, outcomes } from "#domain/enquiries/outcome.ts";
import { keysOf } from "#domain/keys-of.ts";
import { type Chip, Chips, SearchForm } from "../../parts/list/filters.tsx";
import { searchIn } from "../../parts/list/query-in.ts";

type Filter = { states: EnquiryState[]; search: string; assignee?: string; outcomes: (Outcome | "none")[] };

const outcomeNames = { ...outcomes, none: "No outcome" };

/** The filter in the query of the inbox; `self` is whose are "mine". Without one: all but spam. */
export const filterIn = (params: URLSearchParams, self: string): Filter => ({
  states: params.getAll("state").filter(isState),
  search: searchIn(params),
  assignee: params.has("mine") ? self : undefined,
  outcomes: params.getAll("outcome").filter((one) => one === "none" || isOutcome(one)),
});

type Props = { counts: Record<EnquiryState, number>; found: number };

export const InboxFilter = ({ counts, found }: Props) => {
  const [params] = useSearchParams();
  const mine: Chip = { key: "mine", name: "Mine", isOn: params.has("mine"), to: toggled(params, "mine", "1") };
  const chips = keysOf(states).map((state) => ({
    key: state,
    name: states[state],
    count: counts[state],
    isOn: params.has("state", state),
    to: toggled(params, "state", state),
  }));
  const noted = Object.entries(outcomeNames).map(([outcome, name]) => ({
    key: outcome,
    name,
    isOn: params.has("outcome", outcome),
    to: toggled(params, "outcome", outcome),
  }));
  return (
    <>
      <SearchForm
        action="/cms/enquiries"
        words={params.get("q") ?? ""}
        found={found}
        label="Search enquiries"
        placeholder="Search name, company or words…"
        kept={[...params].filter(([name]) => name !== "q" && name !== "page")}
      />
      <Chips chips={[all(params, counts), mine, ...chips, ...noted]} />
    </>
  );
};

/** All but spam, whoever has it; the words that are searched for stay. */
const all = (params: URLSearchParams, { spam: _, ...counts }: Record<EnquiryState, number>): Chip => {
  const words = params.get("q");
  return {
    key: "all",
    name: "All",
    count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    isOn: !["state", "mine", "outcome"].some((name) => params.has(name)),
    to: words ? `/cms/enquiries?${new URLSearchParams({ q: words })}` : "/cms/enquiries",
  };
};

const toggled = (params: URLSearchParams, name: string, value: string): string => {
  const next = new URLSearchParams(params);
  next.delete("page");
  if (next.has(name, value)) next.delete(name, value);
  else next.append(name, value);
  return next.size > 0 ? `/cms/enquiries?${next}` : "/cms/enquiries";
};

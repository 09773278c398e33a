import type { ComponentProps } from "react";
import { Form, useSearchParams, useSubmit } from "react-router";
import { Choice } from "../parts/field.tsx";
import { useUrlControl } from "../parts/use-url-control.ts";

type Props = { people: { id: string; name: string }[]; abouts: Record<string, string> };

/** Looks through the activity; a change shows at once, and the button is for whoever has no scripts. */
export const ActivityFilterForm = ({ people, abouts }: Props) => {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const value = (name: string) => params.get(name) ?? "";
  return (
    <Form className="filter" onChange={(event) => submit(event.currentTarget)}>
      <Followed
        label="About"
        name="about"
        value={value("about")}
        options={[["", "Everything"], ...Object.entries(abouts)]}
      />
      <Followed
        label="Who"
        name="who"
        value={value("who")}
        options={[["", "Everybody"], ...people.map(({ id, name }) => [id, name] as const)]}
      />
      <Followed
        label="When"
        name="days"
        value={value("days")}
        options={[
          ["", "Any time"],
          ["1", "Last 24 hours"],
          ["7", "Last 7 days"],
          ["30", "Last 30 days"],
        ]}
      />
      <noscript>
        <button type="submit" className="btn">
          Show
        </button>
      </noscript>
    </Form>
  );
};

const Followed = ({ value, ...choice }: ComponentProps<typeof Choice> & { value: string }) => (
  <Choice {...choice} defaultValue={value} ref={useUrlControl<HTMLSelectElement>(value)} />
);

import { Form, useSearchParams, useSubmit } from "react-router";
import { Choice } from "../parts/field.tsx";

type Props = { people: { id: string; name: string }[]; abouts: Record<string, string> };

/** Looks through the activity; a change shows at once, and the button is for whoever has no scripts. */
export const ActivityFilterForm = ({ people, abouts }: Props) => {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const value = (name: string) => params.get(name) ?? "";
  return (
    <Form className="filter" onChange={(event) => submit(event.currentTarget)} key={params.toString()}>
      <Choice
        label="About"
        name="about"
        defaultValue={value("about")}
        options={[["", "Everything"], ...Object.entries(abouts)]}
      />
      <Choice
        label="Who"
        name="who"
        defaultValue={value("who")}
        options={[["", "Everybody"], ...people.map(({ id, name }) => [id, name] as const)]}
      />
      <Choice
        label="When"
        name="days"
        defaultValue={value("days")}
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

import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, LinkButton, type Look, waiting } from "../../button.tsx";

type Props = {
  ids: string[];
  /** What is sent beside the ids. */
  fields: Record<string, string>;
  label?: string;
  said?: string;
  action?: string;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  clear?: () => void;
  children: ReactNode;
};

/** What can be done with several lines of a list together: a form that sends their ids. */
export const SelectionBar = ({
  ids,
  fields,
  label = "With what is selected",
  said = `${ids.length} selected`,
  clear,
  children,
  ...form
}: Props) => (
  <Form method="post" className="bulk" aria-label={label} {...form}>
    {ids.map((id) => (
      <input key={id} type="hidden" name="id" value={id} />
    ))}
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <p className="bulk-count num" role="status">
      {said}
    </p>
    {children}
    {clear && <Button name="Clear" icon="close" className="btn bulk-clear" onClick={clear} />}
  </Form>
);

/** Sends the selection, unless it has another type. */
export const BarButton = (props: ComponentProps<typeof Button>) => {
  const { state, formAction } = useNavigation();
  const isSending = state !== "idle" && formAction !== undefined && formAction === props.formAction;
  return <Button type="submit" className="btn bulk-do" {...props} {...waiting(isSending)} />;
};

export const BarLink = (props: Look & { to: string }) => <LinkButton className="btn bulk-do" {...props} />;

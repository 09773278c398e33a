import { useState } from "react";
import { Form } from "react-router";
import type { OwnPasskey } from "#domain/staff/account/own-passkeys.server.ts";
import { Button, LinkButton } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { PostButton, SendButton } from "../../parts/form/buttons.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { ShortTime } from "../../parts/moment.tsx";
import { Panel } from "../../parts/panel.tsx";
import { usePasskeySupport, whyNoPasskeys } from "../../parts/passkeys.ts";

type Props = { passkeys: OwnPasskey[]; host: string | null; now: number };

export const Passkeys = ({ passkeys, host, now }: Props) => {
  const why = whyNoPasskeys(usePasskeySupport(host), host);
  return (
    <Panel
      title="Passkeys"
      aside={!why && <LinkButton small name="Add a passkey" icon="plus" to="/cms/account/passkeys/add" />}
    >
      <p className="passkeys-about">
        Sign in with your phone, your laptop or a security key, by its PIN, your finger or your face. It replaces
        password and second step, and can't be given away to a false page.
        {why && ` ${why}`}
      </p>
      {passkeys.length > 0 && (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const Row = ({ passkey: { id, name, since, lastUsed }, now }: { passkey: OwnPasskey; now: number }) => (
  <li className="session">
    <Icon name="key" />
    <div>
      <p className="session-name">{name}</p>
      <p className="mute small">
        added <ShortTime at={since} now={now} /> ·{" "}
        {lastUsed === null ? (
          "not used yet"
        ) : (
          <>
            last used <ShortTime at={lastUsed} now={now} />
          </>
        )}
      </p>
    </div>
    <div className="session-do">
      <Rename id={id} name={name} />
      <PostButton
        action={`/cms/account/passkeys/${id}/remove`}
        small
        kind="danger"
        ask={{
          title: `Remove the passkey “${name}”?`,
          consequence: "It is refused from now on. Your password and your other passkeys go on working.",
          verb: "Remove",
        }}
        name="Remove"
        about={name}
      />
    </div>
  </li>
);

const Rename = ({ id, name }: { id: string; name: string }) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button small name="Rename" about={name} onClick={() => setOpen(true)} />
      <Dialog title="Rename the passkey" open={isOpen} close={close}>
        <Form method="post" action={`/cms/account/passkeys/${id}/rename`} className="stack" onSubmit={close}>
          <PasskeyName defaultValue={name} data-first />
          <div className="dialog-do">
            <SendButton kind="primary">Save</SendButton>
            <Button name="Cancel" kind="quiet" onClick={close} />
          </div>
        </Form>
      </Dialog>
    </>
  );
};

type NameProps = { defaultValue?: string; error?: string; "data-first"?: boolean };

export const PasskeyName = (field: NameProps) => (
  <Field
    label="Name of the passkey"
    name="name"
    required
    maxLength={60}
    autoComplete="off"
    help="By which you know it again, such as “Work laptop”."
    {...field}
  />
);

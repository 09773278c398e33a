import { useId } from "react";
import { CountedField } from "../parts/counted-field.tsx";
import { Icon } from "../parts/icon.tsx";
import { useFieldGround } from "./field-ground.ts";

type Props = {
  label: string;
  value: string;
  onValue: (value: string) => void;
  help?: string;
  error?: string;
  id?: string;
};

const OWN = /^\/(map|media|blog|card)(\/|$)/;

/** Where something leads; pages of the site are offered, and one that is not there is told while typing. */
export const LinkField = ({ value, onValue, help, ...rest }: Props) => {
  const list = useId();
  const { pages } = useFieldGround();
  const path = value.split(/[?#]/)[0] ?? "";
  const page = pages.find((one) => one.path === path);
  const isUnknown = path.startsWith("/") && !page && !OWN.test(path);
  return (
    <>
      <CountedField
        {...rest}
        value={value}
        onValue={onValue}
        list={list}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        help={help || isUnknown || page ? <LinkHelp help={help} page={page?.title} isUnknown={isUnknown} /> : undefined}
      />
      <datalist id={list}>
        {pages.map((one) => (
          <option key={one.path} value={one.path}>
            {one.title}
          </option>
        ))}
      </datalist>
    </>
  );
};

const LinkHelp = ({ help, page, isUnknown }: { help?: string; page?: string; isUnknown: boolean }) => (
  <>
    {help}
    {page && <span className="link-page">{page}</span>}
    {isUnknown && (
      <span className="link-unknown">
        <Icon name="warn" /> No page is published there
      </span>
    )}
  </>
);

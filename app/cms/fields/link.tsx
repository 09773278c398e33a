import { useEffect, useState } from "react";
import { addressOf } from "#domain/addresses.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import type { Target } from "#domain/content/lists/find-targets.server.ts";
import { described, FieldBox } from "../parts/field-box.tsx";
import { Icon } from "../parts/icon.tsx";
import { findTargets } from "./find-targets.ts";
import { useField } from "./use-field.ts";

const SOON_MS = 250;

/** Where a button or a link leads: typed, or picked from the pages of this site; what it leads to is checked and said. */
export const LinkField = ({ form, place }: { form: FormOf<"link">; place: Place }) => {
  const { id, value, set, error, leave, enter } = useField<string>(place);
  const text = typeof value === "string" ? value : "";
  const found = useFound(text);
  const check = useCheck(text);
  return (
    <FieldBox id={id} label={form.label} help={form.help} error={error}>
      <input
        id={id}
        className="input"
        value={text}
        list={`${id}-pages`}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        placeholder="/contact or https://…"
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
        onFocus={() => {
          enter();
          found.look();
        }}
        {...described(id, { help: form.help, error })}
      />
      <datalist id={`${id}-pages`}>
        {found.targets.map((target) => (
          <option key={target.id} value={target.path}>
            {target.title}
          </option>
        ))}
      </datalist>
      {check && !error && <CheckLine check={check} />}
    </FieldBox>
  );
};

const CheckLine = ({ check }: { check: LinkCheck }) => (
  <p className={check.good ? "link-check" : "link-check is-bad"} aria-live="polite">
    <Icon name={check.good ? "check" : "warn"} />
    {check.words}
  </p>
);

/** The pages that fit what is typed, once the field is in use. */
const useFound = (text: string) => {
  const [targets, setTargets] = useState<Target[]>([]);
  const [looking, setLooking] = useState(false);
  useEffect(() => {
    if (!looking) return;
    const search = text.replace(/^\//, "").replaceAll("-", " ").replaceAll("/", " ");
    const timer = setTimeout(() => void findTargets({ search }).then((found) => found && setTargets(found)), SOON_MS);
    return () => clearTimeout(timer);
  }, [looking, text]);
  return { targets, look: () => setLooking(true) };
};

const useCheck = (text: string): LinkCheck | null => {
  const [check, setCheck] = useState<LinkCheck | null>(null);
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(() => {
      void checkLink(text).then((next) => {
        if (!stale) setCheck(next);
      });
    }, SOON_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [text]);
  return check;
};

/** What a link leads to, in words. */
type LinkCheck = { good: boolean; words: string };

const known = new Map<string, Promise<LinkCheck | null>>();

/** Looks at what stands at a path of this site; null for what can't be checked from here. */
const checkLink = (link: string): Promise<LinkCheck | null> => {
  if (!link.startsWith("/") || link.startsWith("//")) return Promise.resolve(null);
  const path = link.split(/[?#]/)[0] ?? "";
  if (addressOf(path).reserved) return Promise.resolve(null);
  const asked = known.get(path) ?? ask(path);
  known.set(path, asked);
  void asked.then((check) => {
    if (!check?.good) known.delete(path);
  });
  return asked;
};

const ask = async (path: string): Promise<LinkCheck | null> => {
  const found = await findTargets({ path });
  if (!found) return null;
  const [target] = found;
  if (!target) return { good: false, words: "No page has this address" };
  return target.live ? { good: true, words: target.title } : { good: false, words: `${target.title}: not live yet` };
};

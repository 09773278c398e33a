import { useEffect, useState } from "react";
import { addressOf } from "#domain/addresses.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { Suggestions } from "../parts/form/field.tsx";
import { FieldBox } from "../parts/form/field-box.tsx";
import { useDebounced } from "../parts/form/use-debounced.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { useField } from "./use-field.ts";
import { findTargets, SOON_MS, useTargets } from "./use-targets.ts";

export const LinkField = ({ form, place }: { form: FormOf<"link">; place: Place }) => {
  const { value, set, box, control } = useField<unknown>(form, place);
  const text = typeof value === "string" ? value : "";
  const [isUsed, setUsed] = useState(false);
  const { targets } = useTargets(text, isUsed);
  const check = useCheck(text);
  return (
    <FieldBox {...box}>
      <input
        {...control}
        className="input"
        value={text}
        list={`${box.id}-pages`}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        placeholder="/contact or https://…"
        onChange={(event) => set(event.target.value)}
        onFocus={() => {
          control.onFocus();
          setUsed(true);
        }}
      />
      <Suggestions id={`${box.id}-pages`} pages={targets} />
      {check && !box.error && <CheckLine check={check} />}
    </FieldBox>
  );
};

const CheckLine = ({ check }: { check: LinkCheck }) => (
  <p className={check.good ? "link-check" : "link-check is-bad"} aria-live="polite">
    <Icon name={check.good ? "check" : "warn"} />
    {check.words}
  </p>
);

const useCheck = (text: string): LinkCheck | null => {
  const [check, setCheck] = useState<LinkCheck | null>(null);
  const settled = useDebounced(text, SOON_MS);
  useEffect(() => {
    let stale = false;
    void checkLink(settled).then((next) => stale || setCheck(next));
    return () => {
      stale = true;
    };
  }, [settled]);
  return check;
};

type LinkCheck = { good: boolean; words: string };

const checks = new Map<string, Promise<LinkCheck | null>>();

/** What there is to say of a link to this site. What was wrong is asked again: it may be mended meanwhile. */
export const checkLink = (link: string): Promise<LinkCheck | null> => {
  if (!link.startsWith("/") || link.startsWith("//")) return Promise.resolve(null);
  const path = link.split(/[?#]/)[0] ?? "";
  if (addressOf(path).reserved) return Promise.resolve(null);
  const running = checks.get(path) ?? checkPath(path);
  checks.set(path, running);
  void running.then((check) => {
    if (!check?.good) checks.delete(path);
  });
  return running;
};

const checkPath = async (path: string): Promise<LinkCheck | null> => {
  const targets = await findTargets({ path });
  if (!targets) return null;
  const [target] = targets;
  if (!target) return { good: false, words: "No page has this address" };
  return target.live ? { good: true, words: target.title } : { good: false, words: `${target.title}: not live yet` };
};

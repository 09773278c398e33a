import { type KeyboardEvent, useEffect, useState } from "react";
import { addressOf } from "#domain/addresses.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import { textOf } from "#domain/json.ts";
import { withoutRest } from "#domain/link-path.ts";
import { FieldBox } from "../../parts/form/field-box.tsx";
import { useDebounced } from "../../parts/form/use-debounced.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { stepOf, useMarkedOption } from "../../parts/list/marked-option.ts";
import { comboboxOf, Options } from "../../parts/list/options.tsx";
import { useField } from "../state/use-field.ts";
import { showTarget } from "./link-targets.tsx";
import { findTargets, SOON_MS, useTargets } from "./use-targets.ts";

/** A combobox: words find pages, posts and files, Enter takes the marked one; an address stays as it is typed. */
export const LinkField = ({ form, place }: { form: FormOf<"link">; place: Place }) => {
  const { value, set, box, control } = useField<unknown>(form, place);
  const text = textOf(value);
  const [isOpen, setOpen] = useState(false);
  const { targets, first } = useTargets(text, isOpen);
  const check = useCheck(text);
  const options = isOpen ? targets : [];
  const { marked, move, restart } = useMarkedOption(options.length, first);
  const open = (is: boolean) => {
    setOpen(is);
    restart();
  };
  const take = ({ path }: Target) => {
    set(path);
    open(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event);
    const target = options[marked];
    if (step && !isOpen) open(true);
    else if (step && options.length > 0) move(step);
    else if (event.key === "Enter" && target) take(target);
    else if (event.key === "Escape" && options.length > 0) {
      event.stopPropagation();
      open(false);
    } else return;
    event.preventDefault();
  };
  return (
    <FieldBox {...box}>
      <div className="option-field">
        <input
          {...control}
          className="input"
          value={text}
          {...comboboxOf({ id: box.id, count: options.length, marked })}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          placeholder="Find a page, or type https://…"
          onChange={(event) => {
            set(event.target.value);
            open(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            control.onBlur();
            open(false);
          }}
        />
        <Options
          id={box.id}
          label="Pages and files"
          options={options}
          marked={marked}
          keyOf={({ id }) => id}
          take={take}
          show={showTarget}
        />
      </div>
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
  const path = withoutRest(link);
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

import { type ReactNode, useRef } from "react";

type Props = { label?: string; button: ReactNode; look?: string; children: ReactNode };

/** Whether the list below the button ends below the screen, and there is room above. */
const fitsOnlyAbove = ({ children: [button, list] }: HTMLDetailsElement): boolean => {
  if (!button || !list) return false;
  const { top, bottom } = button.getBoundingClientRect();
  const room = list.clientHeight + EDGE;
  return bottom + room > innerHeight && top - room > TOPBAR;
};
const [EDGE, TOPBAR] = [12, 56];

/** A button with a short list of things to do. Escape, a choice and a click elsewhere close it; it works without scripts too. */
export const Menu = ({ label, button, look = "btn", children }: Props) => {
  const own = useRef<HTMLDetailsElement>(null);
  const close = (withFocus: boolean) => {
    if (!own.current?.open) return;
    own.current.open = false;
    if (withFocus) own.current.querySelector("summary")?.focus();
  };
  return (
    <details
      className="menu"
      ref={own}
      onKeyDown={(event) => event.key === "Escape" && close(true)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(false);
      }}
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        event.currentTarget.classList.toggle("opens-up", fitsOnlyAbove(event.currentTarget));
        const shut = (click: MouseEvent) => {
          if (!own.current?.contains(click.target as Node)) close(false);
        };
        document.addEventListener("click", shut, { capture: true, once: true });
      }}
    >
      <summary className={look} aria-label={label}>
        {button}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button inside is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: closes after a choice */}
      <div className="menu-list" onClick={() => close(false)}>
        {children}
      </div>
    </details>
  );
};

import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { Written } from "#app/blocks/parts/kept.tsx";

type Waking = {
  element: HTMLElement;
  Look: ComponentType<Record<string, unknown>>;
  props: Record<string, unknown>;
  identifierPrefix: string;
  then: () => void;
};

/**
 * `then` is called once the event handlers are attached. As a transition it is done in slices, between which the browser
 * answers; whoever presses meanwhile has the rest done at once.
 */
export const wake = ({ element, Look, props, identifierPrefix, then }: Waking) => {
  startTransition(() => {
    hydrateRoot(
      element,
      <Written value={element}>
        <Awake then={then}>
          <Look {...props} />
        </Awake>
      </Written>,
      { identifierPrefix },
    );
  });
};

const Awake = ({ then, children }: { then: () => void; children: ReactNode }) => {
  useEffect(() => then(), [then]);
  return children;
};

import type { BlockProps } from "../parts/block-props.ts";

export const Look = ({ block, view }: BlockProps<"statistics">) => (
  <div className="statistics tone-deep">
    <dl className="wrap statistics-row">
      {block.items.map((item) => (
        <div key={item.claim}>
          <dt>{item.label}</dt>
          <dd>{view.settings.claims[item.claim]}</dd>
        </div>
      ))}
    </dl>
  </div>
);

import type { BlockProps } from "../parts/block-props.ts";

/** The claims of the company as one ruled row of figures; their values are kept in Settings. */
export const Statistics = ({ block, view }: BlockProps<"statistics">) => (
  <section className="statistics tone-deep">
    <dl className="wrap statistics-row">
      {block.items.map((item) => (
        <div key={item.claim}>
          <dt>{item.label}</dt>
          <dd>{view.settings.claims[item.claim]}</dd>
        </div>
      ))}
    </dl>
  </section>
);

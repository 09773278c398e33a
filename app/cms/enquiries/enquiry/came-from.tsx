import { type Origin, originWords } from "#domain/enquiries/origin.ts";
import { sourceKind } from "#domain/visits/source.ts";

/** How its sender came to the site, and the pages they read. */
export const CameFrom = ({ origin }: { origin: Origin }) => {
  const { source, pages } = origin;
  return (
    <section className="came" aria-labelledby="h-came">
      <h2 className="enq-h" id="h-came">
        How they came
      </h2>
      <p className="came-line">{originWords(origin)}</p>
      {source !== "" && sourceKind(source) !== source && <p className="mute small">Source: {source}</p>}
      <ol>
        {pages.map((path) => (
          <li key={path}>
            <a href={path} target="_blank" rel="noopener">
              {path}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};

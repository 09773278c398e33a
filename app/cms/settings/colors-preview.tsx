import { useCallback, useEffect, useRef, useState } from "react";
import { rootsIn } from "#app/blocks/call-to-action/roots.ts";
import { isColor } from "#domain/content/fields/kinds/color.ts";
import { contrast, type Rgb } from "#domain/look/contrast.ts";
import { useValue } from "../fields/state/form-store.ts";
import { Icon } from "../parts/icon/icon.tsx";

/** What stands on what, in the variables of the site's style, and the least contrast (WCAG 2.2, 1.4.6). */
const PAIRS = [
  ["Links on paper", "--accent", "--paper"],
  ["White on the main color", "--white", "--accent"],
  ["Words on buttons", "--on-action", "--action"],
] as const;
const LEAST = 7;

/** A frame holds an empty page without any style until its own comes. */
const UNLOADED = "about:blank";

/** The home page in the colors that are being chosen, and the contrast of what is read in them. */
export const ColorsPreview = () => {
  const [accent] = useValue<unknown>(["colours", "accent"]);
  const [action] = useValue<unknown>(["colours", "action"]);
  const frame = useRef<HTMLIFrameElement>(null);
  const [contrasts, setContrasts] = useState<number[]>([]);
  const paint = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page?.body || page.URL === UNLOADED || !isColor(accent) || !isColor(action)) return;
    page.documentElement.style.setProperty("--mangrove", accent);
    page.documentElement.style.setProperty("--coral", action);
    for (const roots of page.querySelectorAll<HTMLImageElement>(".cta-roots")) roots.src = rootsIn({ accent, action });
    setContrasts(PAIRS.map(([, front, back]) => contrastOf(page, front, back)));
  }, [accent, action]);
  useEffect(paint, [paint]);
  return (
    <div className="colors-preview">
      <div className="colors-frame">
        <iframe ref={frame} src="/preview/at/" title="The home page in these colors" onLoad={paint} tabIndex={-1} />
      </div>
      <ul className="colors-answers" aria-label="Contrast">
        {PAIRS.map(([name], at) => (
          <Answer key={name} name={name} contrast={contrasts[at]} />
        ))}
      </ul>
      <p className="field-help">
        At least {LEAST}:1 can be read by nearly everybody, without glasses and in the sun. A color that is too light or
        too dark for its place is shown a shade darker or lighter there. Visitors see it once you save.
      </p>
    </div>
  );
};

/** Before the page is there to be measured, `contrast` is missing and the line holds its place. */
const Answer = ({ name, contrast }: { name: string; contrast: number | undefined }) => {
  const isBad = contrast !== undefined && contrast < LEAST;
  return (
    <li className={isBad ? "is-bad" : undefined}>
      <span className="colors-sign">{contrast !== undefined && <Icon name={isBad ? "warn" : "check"} />}</span>
      {name} <strong className="num">{contrast === undefined ? "…" : `${contrast.toFixed(1)}:1`}</strong>
    </li>
  );
};

/** Of two variables as the page resolves them. */
const contrastOf = (page: Document, front: string, back: string): number =>
  contrast(colorOf(page, front), colorOf(page, back));

const colorOf = (page: Document, name: string): Rgb => {
  const probe = page.body.appendChild(page.createElement("i"));
  probe.style.color = `var(${name})`;
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) return [];
  canvas.fillStyle = page.defaultView?.getComputedStyle(probe).color ?? "";
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
};

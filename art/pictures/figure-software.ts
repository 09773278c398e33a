import { CORAL, INK, MANGROVE, PALE, SUN, TIDE, WHITE } from "../kit/colours.ts";
import { figure, holdfast, small } from "../kit/figure.ts";
import { label } from "../kit/label.ts";
import { SKINS, standing } from "../kit/people.ts";
import { d, path, rect } from "../kit/svg.ts";

const DECK = 330;
const STEPS = [
  ["1 day", "Watch", MANGROVE],
  ["8 pages", "Describe", MANGROVE],
  ["3 weeks", "Use it", CORAL],
  ["Fridays", "Change", TIDE],
  ["Yours", "in full", INK],
] as const;
const top = (i: number): number => 262 - i * 34;

export function drawFigureSoftware(): string {
  const steps = STEPS.map(([big, word, colour], i) => {
    const [x, y] = [i * 120, top(i)];
    const dark = colour === CORAL ? INK : WHITE;
    return [
      rect(x, y, 120, DECK - y, colour),
      rect(x, y, 120, 6, INK),
      label(big, x + 60, y + 36, { size: 26, weight: 700, anchor: "middle", colour: dark }),
      small(word, x + 60, y + 62, dark),
    ].join("");
  });
  const out = [2, 3].map((i) => path(d`M${i * 120 + 60} ${top(i) + 76}V${DECK - 14}M${i * 120 + 48} ${DECK - 26}l12 14l12-14`, { stroke: i === 2 ? INK : PALE, w: 4, dash: "9 8" }));
  return figure("A project in stages that you can stop after", DECK, 408, [
    holdfast([60, 180, 300, 420, 540], DECK, 48, [2]),
    ...steps,
    ...out,
    standing(60, top(0), 0.62, { shirt: SUN, skin: SKINS[1] }),
    standing(300, top(2), 0.62, { shirt: WHITE, skin: SKINS[0] }, 60),
    standing(540, top(4), 0.62, { shirt: CORAL, skin: SKINS[3], hair: "#5b3a29" }, 140),
  ]);
}

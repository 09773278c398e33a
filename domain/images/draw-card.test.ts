// @module-tag slow
import sharp from "sharp";
import { expect, test } from "vitest";
import { MARK } from "./card-layout.ts";
import { drawCard } from "./draw-card.server.ts";

const content = {
  ...{ kicker: "Services", title: "Cloud", company: "Mangrove IT", foot: "Miami" },
  ...{ accent: "#0f5a4a", action: "#ff6b4a" },
};

const RED = { r: 255, g: 0, b: 0 };

const cornerOf = async (logo: Uint8Array | null) => {
  const card = await drawCard({ content, picture: null, logo });
  const corner = { left: MARK.left + 2, top: MARK.top + 2, width: 1, height: 1 };
  const [r, g, b] = await sharp(card).extract(corner).removeAlpha().raw().toBuffer();
  return { r, g, b };
};

test("a card shows the logo of the company, or else its drawn mark", async () => {
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: RED } })
    .png()
    .toBuffer();
  expect(await cornerOf(logo)).toEqual(RED);
  expect(await cornerOf(null)).not.toEqual(RED);
});

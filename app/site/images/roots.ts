import drawing from "#app/blocks/call-to-action/roots.svg?raw";
import tokens from "#app/ui/styles/tokens.css?inline";

const NAME = /^roots-([0-9a-f]{6})-([0-9a-f]{6})\.svg$/i;

/** The drawing of the call to action, in the colors that its name says (`rootsIn`); null for any other name. */
export const drawnRoots = (name: string): string | null => {
  const [, accent, action] = NAME.exec(name) ?? [];
  if (!accent || !action) return null;
  const style = `<style>${tokens}:root{--mangrove:#${accent};--coral:#${action}}</style>`;
  return drawing.replace(">", () => `>${style}`);
};

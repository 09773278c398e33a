declare module "opentype.js" {
  namespace opentype {
    type Command = { type: string; x?: number; y?: number; x1?: number; y1?: number; x2?: number; y2?: number };
    type Path = { commands: Command[] };
    type Glyph = { advanceWidth: number; getPath: (x: number, y: number, size: number) => Path };
    type Font = {
      unitsPerEm: number;
      charToGlyph: (letter: string) => Glyph;
      getKerningValue: (left: Glyph, right: Glyph) => number;
    };
  }
  const opentype: { parse: (data: ArrayBuffer) => opentype.Font };
  export = opentype;
}

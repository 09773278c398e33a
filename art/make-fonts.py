"""Makes the fonts that the site serves: public/fonts/<family>-<edition>.woff2 with what its pages use, and
<family>-<edition>-more.woff2 with the other letters of Western Europe, which a browser fetches once a page has one.

Needs Debian's python3-fonttools and python3-brotli, and the packages of this folder. Files are served for a year under
one name: after a change count EDITION up, here and where they are named. Prints the unicode-range of the second files."""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from kerning import keep_written

EDITION = 7
# English, Spanish and Portuguese as the copy is written, and the marks that the site itself sets.
USED = {*range(0x20, 0x7F), *map(ord, "\u00a0¡¿ÁÉÍÑÓÚÜáéíñóúüçãõº°·©®™–—‘’“”•…×§→←↑↓−")}
# Family: the weights that the style sheets ask for, and the one whose kerning stands for all. Kerning that varies with the weight costs 4 kB a file, that of pairs nobody writes 3 (kerning.py).
FAMILIES = {"bricolage-grotesque": ((500, 750), 650), "instrument-sans": ((400, 700), 500)}


def read(family: str, letters: set[int], features: list[str]) -> TTFont:
    font = TTFont(f"node_modules/@fontsource-variable/{family}/files/{family}-latin-wght-normal.woff2")
    options = Options(layout_features=features, name_IDs=[0, 13, 14], hinting=False, notdef_outline=True)
    options.drop_tables += ["STAT", "MVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters & set(font.getBestCmap()))
    subsetter.subset(font)
    return font


def make(family: str, name: str, letters: set[int], features: list[str]) -> None:
    weights, middle = FAMILIES[family]
    font = instantiateVariableFont(read(family, letters, features), {"wght": weights})
    font["GPOS"] = instantiateVariableFont(read(family, letters, features), {"wght": middle})["GPOS"]
    keep_written(font)
    font.flavor = "woff2"
    font.save(f"../public/fonts/{name}.woff2")


def ranges(letters: set[int]) -> str:
    spans: list[list[int]] = []
    for letter in sorted(letters):
        if spans and spans[-1][1] == letter - 1:
            spans[-1][1] = letter
        else:
            spans.append([letter, letter])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in spans)


for family in FAMILIES:
    source = TTFont(f"node_modules/@fontsource-variable/{family}/files/{family}-latin-wght-normal.woff2")
    every = set(source.getBestCmap())
    make(family, f"{family}-{EDITION}", every & USED, ["kern", "tnum", "liga"])
    make(family, f"{family}-{EDITION}-more", every - USED, ["kern", "ccmp", "mark", "mkmk", "locl"])
# One line for both, which compresses to half of two.
print(ranges({*range(0xA2, 0x20D0)} - USED))

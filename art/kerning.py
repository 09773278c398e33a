"""Kerning of the pairs that are written, in steps that nobody sees. What families ship kerns every pair of signs to the unit."""

from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildValue
from fontTools.ttLib import TTFont

# In thousandths of an em: 0.07 px in running text, 0.3 px in the largest heading.
STEP = 4
AFTER, BEFORE, AMOUNT = ".,:;!?’”\"'-–—/)…", "¿¡‘“(", "$%"
# (l)ower, (U)pper, (d)igit, (a)fter a word, (b)efore one, a(m)ount: "To", "it", "IT", "Y,", "(A", "$7". Not "aB", "a7" or "[x".
WRITTEN = {"UU", "Ul", "ll", "la", "Ua", "al", "aU", "bU", "bl", "dd", "da", "ad", "md", "dm", "aa", "ba"}

Pairs = dict[tuple[str, str], int]


def kind(letter: str) -> str:
    if letter.isalpha():
        return "U" if letter.isupper() else "l"
    signs = {"d": "0123456789", "a": AFTER, "b": BEFORE, "m": AMOUNT}
    return next((name for name, those in signs.items() if letter in those), "-")


def keep_written(font: TTFont) -> None:
    letters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        subtables = [getattr(each, "ExtSubTable", each) for each in lookup.SubTable]
        if any(each.LookupType != 2 for each in subtables):
            continue
        pairs = {
            pair: round(value / STEP) * STEP
            for pair, value in pairs_of(subtables, font.getGlyphOrder()).items()
            if pair[0] in letters and pair[1] in letters and kind(letters[pair[0]]) + kind(letters[pair[1]]) in WRITTEN
        }
        lookup.LookupType = 2
        lookup.SubTable = [classes_of({pair: value for pair, value in pairs.items() if value}, font)]
        lookup.SubTableCount = 1


def pairs_of(subtables: list, order: list[str]) -> Pairs:
    """The first subtable that knows a pair decides."""
    found: Pairs = {}
    for each in subtables:
        for index, left in enumerate(each.Coverage.glyphs):
            if each.Format == 1:
                values = {record.SecondGlyph: record.Value1 for record in each.PairSet[index].PairValueRecord}
            else:
                row = each.Class1Record[each.ClassDef1.classDefs.get(left, 0)].Class2Record
                values = {right: row[each.ClassDef2.classDefs.get(right, 0)].Value1 for right in order}
            for right, value in values.items():
                found.setdefault((left, right), getattr(value, "XAdvance", 0))
    return found


def classes_of(pairs: Pairs, font: TTFont):
    """Glyphs that are kerned alike share a row, or a column."""
    lefts, rights = ([*dict.fromkeys(pair[side] for pair in pairs)] for side in (0, 1))
    rows = alike({left: tuple(pairs.get((left, right), 0) for right in rights) for left in lefts})
    columns = alike({right: tuple(pairs.get((left, right), 0) for left in lefts) for right in rights})
    table = {
        (row, column): (buildValue({"XAdvance": pairs[row[0], column[0]]}), None)
        for row in rows
        for column in columns
        if (row[0], column[0]) in pairs
    }
    return buildPairPosClassesSubtable(table, font.getReverseGlyphMap())


def alike(values: dict[str, tuple[int, ...]]) -> list[tuple[str, ...]]:
    groups: dict[tuple[int, ...], list[str]] = {}
    for glyph, each in values.items():
        groups.setdefault(each, []).append(glyph)
    return [tuple(sorted(glyphs)) for glyphs in groups.values()]

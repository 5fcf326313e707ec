"""Builds the font files of the site and the panel from the fontsource packages.

    pip install fonttools brotli
    npm i @fontsource-variable/literata @fontsource-variable/golos-text
    python make-fonts.py <node_modules/@fontsource-variable> <out folder>

Each family arrives split by script. This keeps Russian + Basic Latin + typographic marks + the rouble sign,
limits the axes, and merges the parts into ONE variable woff2 (kerning stays at the default master).
Literata: wght 430, opsz 18-72. Golos Text: wght 400-500, tabular figures. About 27 + 15 KB.
literata-28.woff2 is for the headings of the panel: one optical size, about 17 KB.
"""
import copy, io, os, sys, tempfile
from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont, newTable
from fontTools.varLib import instancer

SRC, OUT = sys.argv[1].rstrip('/') + '/', sys.argv[2].rstrip('/') + '/'
CYR = [0x401, *range(0x410, 0x450), 0x451, 0x2116]
LAT = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB0, 0xB1, 0xB2, 0xB7, 0xBB, 0xD7, 0x2009, 0x2011, 0x2013, 0x2014,
       0x201C, 0x201D, 0x201E, 0x2026, 0x202F, 0x2032, 0x2212, 0x2248]
RUB = [0x20BD]


def cut(path, limits, unicodes, features):
    buf = io.BytesIO()
    font = instancer.instantiateVariableFont(TTFont(SRC + path), limits)
    font.flavor = None
    font.save(buf)
    buf.seek(0)
    font = TTFont(buf)
    opt = subset.Options(layout_features=features, notdef_outline=True, glyph_names=True, hinting=False, name_IDs=[1, 2])
    opt.drop_tables += ['STAT', 'MVAR', 'HVAR']
    cutter = subset.Subsetter(opt)
    cutter.populate(unicodes=unicodes)
    cutter.subset(font)
    return font


def make(parts, limits, default, out):
    tmp = tempfile.mkdtemp()
    still, moving = [], []
    for i, (path, unicodes, features) in enumerate(parts):
        for where, kind, lim in ((still, 's', default), (moving, 'v', limits)):
            name = f'{tmp}/{kind}{i}.ttf'
            cut(path, lim, unicodes, features).save(name)
            where.append(name)
    base = Merger().merge(still)
    if limits != default:
        vary(base, [TTFont(p) for p in moving])
    base.flavor = 'woff2'
    base.save(out)
    print(out, os.path.getsize(out))


def vary(base, moving):
    glyphs = [(f, n) for f in moving for n in f.getGlyphOrder()]
    assert len(glyphs) == len(base.getGlyphOrder())
    gvar = newTable('gvar')
    gvar.version, gvar.reserved, gvar.variations = 1, 0, {}
    for name, (font, orig) in zip(base.getGlyphOrder(), glyphs):
        gvar.variations[name] = copy.deepcopy(font['gvar'].variations.get(orig, [])) if 'gvar' in font else []
    base['gvar'] = gvar
    base['fvar'] = copy.deepcopy(moving[0]['fvar'])
    base['fvar'].instances = []
    for axis in base['fvar'].axes:
        axis.axisNameID = 2
    if 'avar' in moving[0]:
        base['avar'] = copy.deepcopy(moving[0]['avar'])


L = 'literata/files/literata-%s-opsz-normal.woff2'
G = 'golos-text/files/golos-text-%s-wght-normal.woff2'
LITERATA = [(L % 'cyrillic', CYR, ['kern']), (L % 'latin', LAT, ['kern', 'tnum']), (L % 'latin-ext', RUB, [])]
make(LITERATA, {'wght': 430, 'opsz': (18, 72)}, {'wght': 430, 'opsz': 18}, OUT + 'literata.woff2')
make(LITERATA, {'wght': 430, 'opsz': 28}, {'wght': 430, 'opsz': 28}, OUT + 'literata-28.woff2')
make([(G % 'cyrillic', CYR, ['kern']), (G % 'latin', LAT, ['kern', 'tnum']), (G % 'latin-ext', RUB, [])],
     {'wght': (400, 500)}, {'wght': 400}, OUT + 'golos.woff2')

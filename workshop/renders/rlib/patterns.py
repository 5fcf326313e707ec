"""Tiles, stone, rugs, prints and pictures (node graphs)."""
import bpy
from .graph import *

@memo
def tile(color, color2=None, rough=.12, var=.12, bump=.1, wave=6.0):
    """Glazed tile; per-tile value drift from 'rnd', slight handmade wave."""
    g = G('tile'); at = g.n('Attribute', attribute_name='rnd'); n = g.noise(g.coord('UV'), wave, 3)
    col = g.mix(at.outputs['Fac'], srgb(color), srgb(color2 or color))
    h = g.n('HueSaturation'); g.set(h.inputs['Color'], col)
    g.set(h.inputs['Value'], g.math('ADD', g.math('ADD', g.math('MULTIPLY', at.outputs['Fac'], var), 1-var/2), g.math('MULTIPLY', g.math('SUBTRACT', n, .5), var)))
    return g.done(g.pbr(h.outputs[0], rough, bump=g.bump(n, bump, .02), spec=.5))

@memo
def marble(base='#efece6', vein='#8d8880', scale=1.3, rough=.12, gold=False, uv=False):
    g = G('marble'); c = g.coord('UV' if uv else 'Object', rot=(0, 0, .6) if uv else (.3, .2, .6))
    n = g.noise(c, scale, 8, .62, .9)
    v1 = g.math('ABSOLUTE', g.math('SUBTRACT', n, .5)); n2 = g.noise(c, scale*2.6, 7, .6, 1.6); v2 = g.math('ABSOLUTE', g.math('SUBTRACT', n2, .5))
    a = g.ramp(v1, [(0, 1.0), (.012, .75), (.05, .12), (.14, 0.0)]); b = g.ramp(v2, [(0, .45), (.01, .2), (.03, 0.0)])
    cloud = g.noise(c, scale*.8, 3)
    col = g.mix(g.math('MULTIPLY', cloud, .35), srgb(base), tuple(x*.86 for x in srgb(base)[:3])+(1,))
    col = g.mix(g.math('MINIMUM', g.math('ADD', a, b), 1.0), col, srgb(vein))
    return g.done(g.pbr(col, rough, spec=.5))

@memo
def pattern_tile(bg='#eeeae2', fg='#44525c', size=.2, fg2='#b08a5b'):
    """Encaustic pattern by trigonometry in object XY."""
    g = G('ptile'); sp = g.n('SeparateXYZ'); g.t.links.new(g.coord(scale=(1/size,)*3), sp.inputs[0])
    def cell(o):
        return g.math('SUBTRACT', g.math('FRACT', o), .5)
    x = cell(sp.outputs[0]); y = cell(sp.outputs[1])
    ax = g.math('ABSOLUTE', x); ay = g.math('ABSOLUTE', y)
    r = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', x, x), g.math('MULTIPLY', y, y)))
    ang = g.math('ARCTAN2', y, x); pet = g.math('ADD', .25, g.math('MULTIPLY', g.math('COSINE', g.math('MULTIPLY', ang, 8.0)), .07))
    flower = g.math('LESS_THAN', r, pet); ring = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', r, .39)), .022)
    dx = g.math('SUBTRACT', .5, ax); dy = g.math('SUBTRACT', .5, ay); cr = g.math('SQRT', g.math('ADD', g.math('MULTIPLY', dx, dx), g.math('MULTIPLY', dy, dy)))
    corner = g.math('LESS_THAN', cr, .2); corner2 = g.math('LESS_THAN', cr, .11); core = g.math('LESS_THAN', r, .085)
    col = g.mix(flower, srgb(bg), srgb(fg)); col = g.mix(ring, col, srgb(fg)); col = g.mix(corner, col, srgb(fg)); col = g.mix(corner2, col, srgb(fg2)); col = g.mix(core, col, srgb(fg2))
    col = g.mix(g.math('MULTIPLY', g.noise(g.coord(), 14, 4), .25), col, '#cfc8ba')
    return g.done(g.pbr(col, .35, spec=.4))

@memo
def brick(color='#9c5540', color2='#b9775c'):
    g = G('brick'); at = g.n('Attribute', attribute_name='rnd'); c = g.coord(); n = g.noise(c, 28, 5, .7); n2 = g.noise(c, 4, 4)
    col = g.mix(at.outputs['Fac'], srgb(color), srgb(color2)); col = g.mix(g.math('MULTIPLY', n, .5), col, '#5b3226', 'MULTIPLY')
    col = g.mix(g.ramp(n2, [(.55, 0.0), (.75, .35)]), col, '#cbb7a6')
    return g.done(g.pbr(col, .9, bump=g.bump(n, .6, .012), spec=.15))

@memo
def leaf(color='#3f6b3a', color2='#6a8f4e'):
    g = G('leaf'); oi = g.n('Attribute', attribute_name='rnd'); col = g.mix(oi.outputs['Fac'], srgb(color), srgb(color2))
    return g.done(g.pbr(col, .42, spec=.4))

@memo
def rug(color='#d9cfc0', color2='#b9aa95', kind='plain', scale=1.0):
    g = G('rug'); c = g.coord(); n = g.noise(c, 260, 3, .7); big = g.noise(c, 3.5, 3)
    if kind == 'stripe':
        w = g.n('TexWave'); g.set(w.inputs['Vector'], g.coord(scale=(0, 1, 0))); w.inputs['Scale'].default_value = 3.2*scale; w.inputs['Distortion'].default_value = .5; f = g.ramp(w.outputs['Fac'], [(.45, 0.0), (.55, 1.0)])
    elif kind == 'diamond':
        sp = g.n('SeparateXYZ'); g.t.links.new(g.coord(scale=(2.2*scale,)*3), sp.inputs[0])
        a = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('ADD', sp.outputs[0], sp.outputs[1])), .5)); b = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('SUBTRACT', sp.outputs[0], sp.outputs[1])), .5))
        f = g.math('LESS_THAN', g.math('MINIMUM', a, b), .035)
    elif kind == 'vintage':
        f = g.ramp(g.noise(c, 7*scale, 6, .7, 2.0), [(.4, 0.0), (.6, 1.0)])
    else: f = g.math('MULTIPLY', big, .6)
    col = g.mix(f, srgb(color), srgb(color2)); col = g.mix(g.math('MULTIPLY', n, .35), col, tuple(x*.55 for x in srgb(color2)[:3])+(1,))
    return g.done(g.pbr(col, .97, bump=g.bump(g.math('ADD', n, g.math('MULTIPLY', big, .5)), .9, .012), spec=.05, sheen=.4))

@memo
def art(kind=0, c=('#e9e1d3', '#b5674a', '#2f4a4f', '#d9a45b')):
    """Abstract print in UV space."""
    g = G('art'); tc = g.n('TexCoord'); sp = g.n('SeparateXYZ'); g.t.links.new(tc.outputs['UV'], sp.inputs[0]); x, y = sp.outputs[0], sp.outputs[1]
    def disc(cx, cy, rx, ry): 
        dx = g.math('DIVIDE', g.math('SUBTRACT', x, cx), rx); dy = g.math('DIVIDE', g.math('SUBTRACT', y, cy), ry)
        return g.math('LESS_THAN', g.math('ADD', g.math('MULTIPLY', dx, dx), g.math('MULTIPLY', dy, dy)), 1.0)
    n = g.noise(tc.outputs['UV'], 2.2, 5, .6, .6); col = srgb(c[0])
    if kind == 0:
        col = g.mix(disc(.5, .62, .26, .2), col, srgb(c[1])); hill = g.math('LESS_THAN', y, g.math('ADD', .18, g.math('MULTIPLY', n, .45))); col = g.mix(hill, col, srgb(c[2]))
        hill2 = g.math('LESS_THAN', y, g.math('ADD', .02, g.math('MULTIPLY', g.noise(tc.outputs['UV'], 3.1, 3), .4))); col = g.mix(hill2, col, srgb(c[3]))
    elif kind == 1:
        col = g.mix(disc(.40, .55, .22, .30), col, srgb(c[1])); col = g.mix(disc(.62, .36, .20, .24), col, srgb(c[2])); col = g.mix(disc(.62, .72, .10, .08), col, srgb(c[3]))
    elif kind == 2:
        f = g.ramp(n, [(.30, c[2]), (.42, c[0]), (.55, c[3]), (.62, c[0]), (.75, c[1])]); col = f
    elif kind == 3:
        a = g.math('GREATER_THAN', g.math('SINE', g.math('ADD', g.math('MULTIPLY', x, 14.0), g.math('MULTIPLY', n, 9.0))), .55); col = g.mix(a, col, srgb(c[2])); col = g.mix(disc(.6, .7, .16, .12), col, srgb(c[1]))
    elif kind == 4: # sea horizon
        sky = g.ramp(y, [(0, c[2]), (.38, c[2]), (.42, c[3]), (1, c[0])]); col = g.mix(g.math('MULTIPLY', n, .3), sky, srgb(c[0]))
    col = g.mix(g.math('MULTIPLY', g.noise(tc.outputs['UV'], 60, 3), .12), col, '#8a8378')
    return g.done(g.pbr(col, .7, spec=.15))

def image(path, emit=1.0, rough=None):
    g = G('img'); t = g.n('TexImage'); t.image = bpy.data.images.load(path, check_existing=True); t.extension = 'EXTEND'
    g.set(t.inputs[0], g.coord('UV'))
    if rough is not None: return g.done(g.pbr(t.outputs[0], rough))
    e = g.n('Emission'); g.t.links.new(t.outputs[0], e.inputs[0]); e.inputs[1].default_value = emit
    mt = g.done(e.outputs[0]); mt.cycles.sample_as_light = False; return mt

@memo
def wall_tile(color, color2, h=.3, w=.6, grout='#d9d5cc', rough=.18):
    """Glazed tiles on upright faces: one way along the wall (x+y), the other up."""
    g = G('wtile'); sp = g.n('SeparateXYZ'); g.t.links.new(g.coord(), sp.inputs[0]); cb = g.n('CombineXYZ')
    g.set(cb.inputs[0], g.math('ADD', sp.outputs[0], sp.outputs[1])); g.set(cb.inputs[1], sp.outputs[2])
    b = g.n('TexBrick'); b.offset = 0 if w < 2.5*h else .5; g.t.links.new(cb.outputs[0], b.inputs['Vector'])
    for k, c in (('Color1', color), ('Color2', color2), ('Mortar', grout)): b.inputs[k].default_value = srgb(c)
    for k, v in (('Scale', 1), ('Mortar Size', .0016), ('Mortar Smooth', .1), ('Brick Width', w), ('Row Height', h)): b.inputs[k].default_value = v
    return g.done(g.pbr(b.outputs[0], rough, bump=g.bump(b.outputs['Fac'], -.15, .004), spec=.5))

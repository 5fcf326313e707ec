"""Plain, woven, wooden and metal surfaces (node graphs)."""
from .graph import *

@memo
def plain(color, rough=.5, metal=0, spec=.5, coat=0):
    g = G('plain'); return g.done(g.pbr(color, rough, metal, spec=spec, coat=coat))

@memo
def paint(color, bump=.025, rough=.75, scale=70):
    """Painted plaster: roller texture, faint tonal drift."""
    g = G('paint'); c = g.coord()
    n = g.noise(c, scale, 4, .6); big = g.noise(c, .9, 2)
    col = g.mix(g.math('MULTIPLY', big, .10), color, '#ffffff', 'MIX') if bump >= 0 else srgb(color)
    return g.done(g.pbr(col, rough, bump=g.bump(n, bump, .004), spec=.25))

@memo
def lacquer(color, rough=.32, coat=0.0):
    g = G('lacq'); return g.done(g.pbr(color, rough, spec=.45, coat=coat))

@memo
def plaster(color, dark=None, amt=.5, scale=2.2, rough=.6, bump=.12):
    """Microcement / decorative plaster: trowelled clouds."""
    g = G('plaster'); c = g.coord()
    n1 = g.noise(c, scale, 6, .62, .8); n2 = g.noise(c, scale*7, 5, .6, .4)
    f = g.math('ADD', g.math('MULTIPLY', n1, .75), g.math('MULTIPLY', n2, .25))
    lo = dark or color
    col = g.ramp(f, [(.32, lo), (.5+.18*(1-amt), color), (.85, color)])
    r = g.math('ADD', g.math('MULTIPLY', n2, .25), rough-.12)
    return g.done(g.pbr(col, r, bump=g.bump(f, bump, .01), spec=.35))

@memo
def concrete(base='#8f8c87', dark='#6f6d69', light='#a9a6a0', rough=.8):
    g = G('conc'); c = g.coord()
    n = g.noise(c, 1.3, 7, .6, .6); f = g.noise(c, 22, 5, .7); st = g.noise(g.coord(scale=(6, 6, .5)), 1.1, 4, .6)
    pits = g.ramp(g.noise(c, 60, 2, .5), [(.62, 0.0), (.70, 1.0)])
    m = g.ramp(g.math('ADD', g.math('MULTIPLY', n, .7), g.math('MULTIPLY', st, .3)), [(.35, dark), (.5, base), (.68, light)])
    m = g.mix(g.math('MULTIPLY', f, .25), m, dark, 'MULTIPLY'); m = g.mix(g.math('MULTIPLY', pits, .35), m, '#4e4c49')
    return g.done(g.pbr(m, rough, bump=g.bump(g.math('SUBTRACT', f, g.math('MULTIPLY', pits, .5)), .35, .01), spec=.25))

def _wood(color, dark, axis, rough, scale, coat, uv=False, var=.35, knots=.0):
    """Long grain: slow cathedral figure + medium streaks + fine pores, all stretched along `axis`."""
    g = G('wood'); k = {'x': 0, 'y': 1, 'z': 2}[axis]
    def vec(along, across):
        sc = [across]*3; sc[k] = along
        if uv:
            return g.coord('UV', scale=(along, across, 1))
        # one across-coordinate only, so cut ends read as veneer and not as blotches
        sp = g.n('SeparateXYZ'); g.t.links.new(g.coord('Object'), sp.inputs[0]); i, j = [q for q in range(3) if q != k]
        cmb = g.n('CombineXYZ'); g.set(cmb.inputs[0], g.math('ADD', g.math('MULTIPLY', sp.outputs[k], along), g.math('MULTIPLY', rnd, 37.0)))
        tcn = g.n('TexCoord'); sn = g.n('SeparateXYZ'); g.t.links.new(tcn.outputs['Normal'], sn.inputs[0])
        side = g.math('LESS_THAN', g.math('ABSOLUTE', sn.outputs[k]), .6)   # 0 on cut ends: keep the stripes upright there
        g.set(cmb.inputs[1], g.math('MULTIPLY', g.math('ADD', sp.outputs[i], g.math('MULTIPLY', g.math('MULTIPLY', sp.outputs[j], side), .83)), across)); g.set(cmb.inputs[2], g.math('MULTIPLY', rnd, 11.0)); return cmb.outputs[0]
    rnd = g.n('Attribute', attribute_name='rnd').outputs['Fac'] if uv else g.n('ObjectInfo').outputs['Random']
    n = g.noise(vec(.55*scale, 6*scale), 1.0, 2, .45, .25)
    rings = g.math('ADD', g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY', n, 52.0)), .5), .5)
    med = g.noise(vec(1.3*scale, 34*scale), 1.0, 3, .55); fine = g.noise(vec(5*scale, 190*scale), 1.0, 2, .6)
    f = g.math('ADD', g.math('MULTIPLY', rings, .17), g.math('ADD', g.math('MULTIPLY', med, .62), g.math('MULTIPLY', fine, .34)))
    col = g.ramp(f, [(.34, dark), (.60, color), (.86, tuple(min(1, c*1.06) for c in srgb(color)[:3])+(1,))])
    hsv = g.n('HueSaturation'); g.set(hsv.inputs['Color'], col)
    g.set(hsv.inputs['Value'], g.math('ADD', g.math('MULTIPLY', rnd, var), 1-var/2))
    g.set(hsv.inputs['Saturation'], g.math('ADD', g.math('MULTIPLY', rnd, .2), .82))
    r = g.math('ADD', g.math('MULTIPLY', fine, .16), rough-.08)
    return g.done(g.pbr(hsv.outputs[0], r, bump=g.bump(f, .10, .003), spec=.4, coat=coat))

@memo
def wood(color='#b98d5f', dark='#8a6037', rough=.45, scale=1.0, coat=0.0, var=.16):
    return {a: _wood(color, dark, a, rough, scale, coat, var=var) for a in 'xyz'}

@memo
def boards(color='#c39a6b', dark='#94693f', rough=.42, scale=1.0, coat=0.0, var=.36):
    return _wood(color, dark, 'x', rough, scale, coat, uv=True, var=var)

@memo
def fabric(color, color2=None, scale=420, bump=.35, sheen=.4, rough=.92, var=.25):
    g = G('fab'); c = g.coord()
    w1 = g.n('TexNoise'); g.set(w1.inputs['Vector'], g.coord(scale=(1, 1, .25))); w1.inputs['Scale'].default_value = scale; w1.inputs['Detail'].default_value = 2
    w2 = g.n('TexNoise'); g.set(w2.inputs['Vector'], g.coord(scale=(.25, .25, 1))); w2.inputs['Scale'].default_value = scale; w2.inputs['Detail'].default_value = 2
    wv = g.math('ADD', w1.outputs['Fac'], w2.outputs['Fac']); big = g.noise(c, 3.0, 3)
    f = g.math('ADD', g.math('MULTIPLY', g.math('SUBTRACT', wv, 1.0), 1.8*var*2), g.math('ADD', g.math('MULTIPLY', g.math('SUBTRACT', big, .5), var), .5))
    d = tuple(x*.62 for x in srgb(color2 or color)[:3])+(1,)
    col = g.mix(f, d, srgb(color))
    return g.done(g.pbr(col, rough, bump=g.bump(wv, bump, .003), spec=.15, sheen=sheen))

@memo
def boucle(color):
    g = G('boucle'); v = g.n('TexVoronoi'); g.set(v.inputs['Vector'], g.coord()); v.inputs['Scale'].default_value = 110
    n = g.noise(g.coord(), 60, 3); d = tuple(x*.7 for x in srgb(color)[:3])+(1,)
    col = g.mix(v.outputs['Distance'], srgb(color), d)
    return g.done(g.pbr(col, .95, bump=g.bump(g.math('ADD', g.math('MULTIPLY', v.outputs['Distance'], -1), n), .8, .012), spec=.1, sheen=.5))

@memo
def velvet(color, rough=.6):
    g = G('velvet'); c = g.coord(); n = g.noise(c, 6, 4, .6, 1.0)
    lw = g.n('LayerWeight'); lw.inputs[0].default_value = .35
    b = srgb(color); hi = tuple(min(1, x*1.9+.02) for x in b[:3])+(1,); lo = tuple(x*.75 for x in b[:3])+(1,)
    col = g.mix(lw.outputs['Facing'], g.mix(n, lo, b), hi)
    return g.done(g.pbr(col, rough, spec=.2, sheen=1.0, bump=g.bump(g.noise(c, 500, 2), .15, .002)))

@memo
def leather(color, rough=.45):
    g = G('leather'); v = g.n('TexVoronoi'); g.set(v.inputs['Vector'], g.coord()); v.inputs['Scale'].default_value = 190
    n = g.noise(g.coord(), 5, 4); d = tuple(x*.6 for x in srgb(color)[:3])+(1,)
    return g.done(g.pbr(g.mix(n, d, srgb(color)), rough, bump=g.bump(v.outputs['Distance'], .25, .003), spec=.4))

@memo
def sheer(color='#fffaf2', opacity=.55, glow=.0):
    g = G('sheer'); tr = g.n('BsdfTransparent'); tl = g.n('BsdfTranslucent'); df = g.n('BsdfDiffuse')
    g.set(tl.inputs[0], srgb(color)); g.set(df.inputs[0], srgb(color))
    m1 = g.n('MixShader'); m1.inputs[0].default_value = .45; g.t.links.new(tl.outputs[0], m1.inputs[1]); g.t.links.new(df.outputs[0], m1.inputs[2])
    sh = m1.outputs[0]
    if glow:
        e = g.n('Emission'); g.set(e.inputs[0], srgb(color)); e.inputs[1].default_value = glow
        a = g.n('AddShader'); g.t.links.new(sh, a.inputs[0]); g.t.links.new(e.outputs[0], a.inputs[1]); sh = a.outputs[0]
    m = g.n('MixShader'); lw = g.n('LayerWeight'); lw.inputs[0].default_value = .35
    op = g.math('ADD', g.math('MULTIPLY', lw.outputs['Facing'], .6), opacity-.15)
    g.set(m.inputs[0], g.math('MINIMUM', op, 1.0)); g.t.links.new(tr.outputs[0], m.inputs[1]); g.t.links.new(sh, m.inputs[2])
    mt = g.done(m.outputs[0]); mt.cycles.sample_as_light = False; return mt

@memo
def shade(color='#fff1dc', glow=3.0):
    """Lit lampshade / opal glass seen as emitter without being sampled as a lamp."""
    g = G('shade'); e = g.n('Emission'); g.set(e.inputs[0], srgb(color)); e.inputs[1].default_value = glow
    d = g.pbr('#f4ede2', .6); a = g.n('AddShader'); g.t.links.new(e.outputs[0], a.inputs[0]); g.t.links.new(d, a.inputs[1])
    mt = g.done(a.outputs[0]); mt.cycles.sample_as_light = False; return mt

@memo
def glow(color='#ffe2b8', strength=8.0):
    g = G('glow'); e = g.n('Emission'); g.set(e.inputs[0], srgb(color)); e.inputs[1].default_value = strength
    mt = g.done(e.outputs[0]); mt.cycles.sample_as_light = False; return mt

@memo
def metal(color='#b08d57', rough=.28, brushed=True):
    g = G('metal'); b = None; r = rough
    if brushed:
        n = g.noise(g.coord(scale=(1, 1, 40)), 25, 3); r = g.math('ADD', g.math('MULTIPLY', n, .16), rough-.06)
    return g.done(g.pbr(color, r, metal=1.0, spec=.5))
def brass(): return metal('#c79a54', .26)
def steel(): return metal('#b9bab8', .30)
def chrome(): return metal('#dfe2e4', .06, False)
def blackmetal(): return plain('#1b1b1c', .42, 0, .5)

@memo
def glass(tint='#ffffff', refl=1.0):
    """Thin architectural glass: transparent + fresnel gloss (no caustics, no noise)."""
    g = G('glass'); t = g.n('BsdfTransparent'); g.set(t.inputs[0], srgb(tint)); gl = g.n('BsdfGlossy'); gl.inputs['Roughness'].default_value = .0
    f = g.n('Fresnel'); f.inputs[0].default_value = 1.45; m = g.n('MixShader'); g.set(m.inputs[0], g.math('MULTIPLY', f.outputs[0], refl))
    g.t.links.new(t.outputs[0], m.inputs[1]); g.t.links.new(gl.outputs[0], m.inputs[2]); return g.done(m.outputs[0])

@memo
def mirror():
    return plain('#eef1f1', .0, 1.0)

@memo
def ceramic(color='#f4f3f0', rough=.08):
    g = G('cer'); return g.done(g.pbr(color, rough, spec=.55))
from .patterns import *

@memo
def block():
    """Aerated concrete block."""
    g = G('block'); at = g.n('Attribute', attribute_name='rnd'); c = g.coord(); n = g.noise(c, 40, 5, .75); n2 = g.noise(c, 2.2, 5, .6)
    col = g.mix(at.outputs['Fac'], '#b9b6af', '#a5a29b'); col = g.mix(g.math('MULTIPLY', n2, .5), col, '#8f8b84'); col = g.mix(g.math('MULTIPLY', n, .22), col, '#5f5c57')
    return g.done(g.pbr(col, .95, bump=g.bump(n, .55, .01), spec=.1))

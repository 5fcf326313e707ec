"""A tiny helper for node graphs; materials are built once per scene."""
import bpy
_cache = {}
def clear(): _cache.clear()

def srgb(h):
    if not isinstance(h, str): return (*h, 1) if len(h) == 3 else h
    h = h.lstrip('#'); c = [int(h[i:i+2], 16)/255 for i in (0, 2, 4)]
    return tuple((x/12.92 if x <= .04045 else ((x+.055)/1.055)**2.4) for x in c)+(1,)

class G:
    """Tiny node-graph helper."""
    def __init__(s, name):
        s.m = bpy.data.materials.new(name); s.m.use_nodes = True; s.t = s.m.node_tree; s.t.nodes.clear()
        s.out = s.t.nodes.new('ShaderNodeOutputMaterial')
    def n(s, typ, **k):
        nd = s.t.nodes.new('ShaderNode'+typ)
        for a, b in k.items():
            if hasattr(nd, a): setattr(nd, a, b)
        return nd
    def set(s, sock, val):
        if hasattr(val, 'links') or hasattr(val, 'is_linked'): s.t.links.new(val, sock)
        else: sock.default_value = val
    def ramp(s, fac, stops, interp='LINEAR'):
        r = s.n('ValToRGB'); r.color_ramp.interpolation = interp
        e = r.color_ramp.elements
        while len(e) < len(stops): e.new(0.5)
        for el, (p, c) in zip(e, stops): el.position = p; el.color = srgb(c) if isinstance(c, str) else (c, c, c, 1) if not hasattr(c, '__len__') else c
        s.set(r.inputs[0], fac); return r.outputs[0]
    def math(s, op, a, b=0.0):
        m = s.n('Math'); m.operation = op; s.set(m.inputs[0], a); s.set(m.inputs[1], b); return m.outputs[0]
    def mix(s, fac, a, b, mode='MIX'):
        m = s.n('MixRGB'); m.blend_type = mode; s.set(m.inputs[0], fac)
        s.set(m.inputs[1], srgb(a) if isinstance(a, str) else a); s.set(m.inputs[2], srgb(b) if isinstance(b, str) else b); return m.outputs[0]
    def coord(s, kind='Object', scale=(1, 1, 1), loc=(0, 0, 0), rot=(0, 0, 0)):
        tc = s.n('TexCoord'); mp = s.n('Mapping'); s.t.links.new(tc.outputs[kind], mp.inputs[0])
        mp.inputs['Scale'].default_value = scale; mp.inputs['Location'].default_value = loc; mp.inputs['Rotation'].default_value = rot; return mp.outputs[0]
    def noise(s, vec, scale, detail=3, rough=.5, dist=0.0):
        n = s.n('TexNoise'); s.set(n.inputs['Vector'], vec); n.inputs['Scale'].default_value = scale; n.inputs['Detail'].default_value = detail
        n.inputs['Roughness'].default_value = rough; n.inputs['Distortion'].default_value = dist; return n.outputs['Fac']
    def bump(s, h, strength=.2, dist=.01, normal=None):
        b = s.n('Bump'); b.inputs['Strength'].default_value = strength; b.inputs['Distance'].default_value = dist; s.set(b.inputs['Height'], h)
        if normal is not None: s.set(b.inputs['Normal'], normal)
        return b.outputs[0]
    def pbr(s, color, rough=.5, metal=0, bump=None, spec=.5, sheen=0, coat=0, emis=None, estr=0, trans=0, ior=None):
        p = s.n('BsdfPrincipled'); I = p.inputs
        s.set(I['Base Color'], srgb(color) if isinstance(color, (str, tuple)) else color); s.set(I['Roughness'], rough); I['Metallic'].default_value = metal
        I['Specular'].default_value = spec; I['Sheen'].default_value = sheen; I['Clearcoat'].default_value = coat; I['Clearcoat Roughness'].default_value = .08
        if trans: I['Transmission'].default_value = trans
        if ior: I['IOR'].default_value = ior
        if bump is not None: s.set(I['Normal'], bump)
        if emis: I['Emission'].default_value = srgb(emis); I['Emission Strength'].default_value = estr
        return p.outputs[0]
    def done(s, shader): s.t.links.new(shader, s.out.inputs[0]); return s.m

def memo(fn):
    def w(*a, **k):
        key = (fn.__name__, repr(a), repr(sorted(k.items())))
        if key not in _cache: _cache[key] = fn(*a, **k)
        return _cache[key]
    return w

"""Pictures, mirrors, books, vases. Origin on the floor, centre of the footprint, front faces -Y."""
import math, random
from .core import *
from . import materials as M
# ------------------------------------------------------------- decor
def picture(w, h, mat_art, frame=None, fw=.018, mount=.06, d=.025):
    """On wall plane y=0 facing -Y, centred."""
    frame = frame or M.wood('#b98d5f', '#8a6037')
    for x, z, ww, hh in ((-w/2, -h/2, fw, h), (w/2-fw, -h/2, fw, h), (-w/2+fw, -h/2, w-2*fw, fw), (-w/2+fw, h/2-fw, w-2*fw, fw)): box(x, -d, z, ww, d, hh, frame, .002)
    quad([(-w/2+fw, -d*.35, -h/2+fw), (w/2-fw, -d*.35, -h/2+fw), (w/2-fw, -d*.35, h/2-fw), (-w/2+fw, -d*.35, h/2-fw)], M.plain('#f6f3ec', .8))
    m = mount+fw; quad([(-w/2+m, -d*.4, -h/2+m), (w/2-m, -d*.4, -h/2+m), (w/2-m, -d*.4, h/2-m), (-w/2+m, -d*.4, h/2-m)], mat_art)


def mirror_rect(w, h, frame=None, d=.02, fw=.012, arch=False):
    frame = frame or M.blackmetal()
    if arch:
        pts = [(-w/2, 0), (w/2, 0)]+[(w/2*math.cos(a*math.pi/24), h-w/2+w/2*math.sin(a*math.pi/24)) for a in range(25)]
        mesh([(x, -d*.5, z) for x, z in pts], [tuple(range(len(pts)))], M.mirror()); tube([(x, -d*.5, z) for x, z in pts], fw*.6, frame, smooth_path=False, cyclic=True); return
    for x, z, ww, hh in ((-w/2, 0, fw, h), (w/2-fw, 0, fw, h), (-w/2+fw, 0, w-2*fw, fw), (-w/2+fw, h-fw, w-2*fw, fw)): box(x, -d, z, ww, d, hh, frame, .002)
    quad([(-w/2, -d*.4, 0), (w/2, -d*.4, 0), (w/2, -d*.4, h), (-w/2, -d*.4, h)], M.mirror())

BOOKC = ['#e8e0d2', '#c8b79c', '#8c4f3a', '#3d5156', '#d6a458', '#22282b', '#9aa58f', '#b9866a', '#f2eee6', '#5f6b57', '#7a6a5a', '#caa89a']
def books(n=9, x=0, y=0, z=0, d=.17, seed=1, lean=True, colors=None, hmax=.27):
    """Upright row starting at x, spines to -Y."""
    R = random.Random(seed); cx = x; colors = colors or BOOKC
    for i in range(n):
        w = R.uniform(.014, .042); h = R.uniform(.19, hmax); dd = d*R.uniform(.82, 1); c = R.choice(colors)
        if lean and i == n-1 and n > 3:
            with at(cx+.035, y, z, ry=-9): box(0, -d/2, 0, w, dd, h, M.plain(c, .7), .002)
        else:
            box(cx, y-d/2, z, w, dd, h, M.plain(c, .7), .0025)
            if R.random() < .5: box(cx+w*.15, y-d/2-.0006, z+h*R.uniform(.55, .75), w*.7, .002, h*.1, M.plain(R.choice(['#f0e9dc', '#c79a54', '#2b2b2b']), .6), 0)
        cx += w+.001
    return cx

def stack(n=3, x=0, y=0, z=0, seed=1, w=.24, d=.18, colors=None):
    R = random.Random(seed); h = z; colors = colors or BOOKC
    for i in range(n):
        t = R.uniform(.018, .036); ww = w*R.uniform(.82, 1); dd = d*R.uniform(.85, 1)
        with at(x, y, h, rz=R.uniform(-9, 9)):
            c = M.plain(R.choice(colors), .65); box(-ww/2, -dd/2, 0, ww, dd, .003, c, .001); box(-ww/2+.003, -dd/2+.004, .003, ww-.008, dd-.008, t-.006, M.plain('#efe8da', .9), 0); box(-ww/2, -dd/2, t-.003, ww, dd, .003, c, .001); box(-ww/2, -dd/2, 0, .004, dd, t, c, .001)
        h += t
    return h

VASES = {'bottle': [(.03, 0), (.055, .01), (.07, .08), (.06, .15), (.025, .21), (.02, .27), (.028, .29)], 'jug': [(.05, 0), (.085, .03), (.10, .12), (.085, .2), (.05, .24), (.055, .28)],
         'cyl': [(.06, 0), (.062, .005), (.062, .24)], 'ball': [(.04, 0), (.09, .04), (.11, .10), (.09, .16), (.045, .20), (.04, .22)], 'slim': [(.035, 0), (.04, .01), (.032, .2), (.022, .32), (.026, .34)]}
def vase(kind='jug', mat=None, s=1.0, x=0, y=0, z=0):
    mat = mat or M.plaster('#e6ded1', '#d3c8b8', rough=.75)
    shell([(r*s, h*s) for r, h in VASES[kind]], mat, .005*s, x=x, y=y, z=z); lathe([(VASES[kind][1][0]*s*.9, .006*s), (.0005, .006*s)], mat, 32, x, y, z)
    return VASES[kind][-1][1]*s

def bowl(r=.12, mat=None, x=0, y=0, z=0, h=.06): shell([(r*.4, 0), (r*.75, h*.35), (r, h)], mat or M.ceramic('#e9e3d8', .3), .005, x=x, y=y, z=z); lathe([(r*.42, .004), (.001, .004)], mat or M.ceramic('#e9e3d8', .3), 32, x, y, z)
def cup(x=0, y=0, z=0, mat=None, saucer=True, r=.04):
    mat = mat or M.ceramic('#efe9de', .25)
    if saucer: lathe([(r*.9, 0), (r*1.7, .012), (r*1.7, .015), (r*.9, .005), (.001, .005)], mat, 40, x, y, z)
    zz = z+.006*saucer; shell([(r*.6, 0), (r*.9, .012), (r, .065)], mat, .003, x=x, y=y, z=zz); lathe([(r*.85, .052), (.001, .052)], M.plain('#4a2f1c', .15), 24, x, y, zz)
    tube([(x+r*.95, y, zz+.055), (x+r*1.6, y, zz+.052), (x+r*1.5, y, zz+.022), (x+r*.85, y, zz+.018)], .0035, mat)
def basket(r=.2, h=.34, mat=None, x=0, y=0):
    mat = mat or M.wood('#c9a470', '#96723f', rough=.7)
    n = int(h/.014); V = []
    for i in range(n):
        z = .008+i*.014; rr = r*(.82+.22*math.sin(min(1, i/n*1.1+.1)*1.9)); tube([(x+rr*math.cos(q*math.pi/14)*(1+.012*((q+i) % 2)), y+rr*math.sin(q*math.pi/14)*(1+.012*((q+i) % 2)), z) for q in range(28)], .008, mat, cyclic=True, res=2)


def towel_rail(style):
    """A heated rail on the wall plane y=0 with a towel over it."""
    from .soft import towel
    metal = style.metal()
    for z in (.9, 1.08, 1.26, 1.44): tube([(-.22, -.07, z), (.22, -.07, z)], .008, metal, smooth_path=False)
    for x in (-.22, .22): tube([(x, -.07, .8), (x, -.07, 1.54)], .011, metal, smooth_path=False)
    towel(.34, .8, M.fabric(style.throw, scale=300, bump=.5), 0, -.07, 1.44, 2)

"""Bathroom. Origin on the floor, centre of the footprint, front faces -Y."""
import math
from .core import *
from . import materials as M
# ------------------------------------------------------------- bathroom
def toilet(mat=None, plate=None):
    """Wall-hung; wall at y=0."""
    mat = mat or M.ceramic('#f6f5f2', .06)
    def fn(u, v):
        t = u*2*math.pi; z = v; k = .55+.45*min(1, v/.55)**.6; cx = .178*math.copysign(abs(math.cos(t))**.75, math.cos(t)); yy = math.sin(t)
        y = -.27+ (.27*yy if yy > 0 else .27*yy); return (cx*k, -.27+(y+.27)*k+(1-k)*.26, .10+.31*v)
    sheet(fn, 48, 16, mat)
    def lid(z0, th, sc):
        pts = []
        for i in range(48):
            t = 2*math.pi*i/48; pts.append((.182*sc*math.copysign(abs(math.cos(t))**.72, math.cos(t)), -.27+.272*sc*math.sin(t)))
        V = [(x, y, z0) for x, y in pts]+[(x, y, z0+th) for x, y in pts]+[(x*.95, (y+.27)*.95-.27, z0+th+.006) for x, y in pts]; n = 48
        mesh(V, [tuple(range(n))[::-1], tuple(range(2*n, 3*n))]+[(i, (i+1) % n, n+(i+1) % n, n+i) for i in range(n)]+[(n+i, n+(i+1) % n, 2*n+(i+1) % n, 2*n+i) for i in range(n)], mat, auto=40)
    lid(.41, .016, 1.0); lid(.428, .012, 1.01)
    p = plate or M.chrome(); box(-.12, -.012, .98, .24, .012, .16, p, .004); 
    for s in (-1, 1): box(s*.055-.045, -.016, .995, .09, .006, .13, p, .004)

def tub(L=1.65, W=.78, h=.58, mat=None, p=2.6):
    """Freestanding oval bath centred on origin, long side along X."""
    mat = mat or M.ceramic('#f7f6f3', .12); 
    def sup(t, a, b): c, s = math.cos(t), math.sin(t); return (a*math.copysign(abs(c)**(2/p), c), b*math.copysign(abs(s)**(2/p), s))
    prof = [(.80, 0), (.82, .01), (.88, .2), (.96, .42), (1.0, h-.02), (1.0, h), (.975, h+.006), (.945, h), (.93, h-.03), (.86, .3), (.74, .16), (.5, .13), (.02, .125)]
    V = []; F = []; n = 72
    for k, z in prof:
        for i in range(n): x, y = sup(2*math.pi*i/n, L/2*k, W/2*(k if k > .9 else k*.98)); V.append((x, y, z))
    for j in range(len(prof)-1):
        for i in range(n): F.append((j*n+i, j*n+(i+1) % n, (j+1)*n+(i+1) % n, (j+1)*n+i))
    mesh(V, F, mat, auto=40)


def shower(mat=None, H=2.15, wall_y=0, x=0, r=.14):
    """Exposed rain shower on wall plane y=0 facing -Y."""
    mat = mat or M.brass(); box(x-.13, -.075, 1.08, .26, .045, .045, mat, .012, 3)
    for s in (-1, 1): tube([(x+s*.075, 0, 1.10), (x+s*.075, -.05, 1.10)], .016, mat, smooth_path=False)
    tube([(x, -.06, 1.12), (x, -.06, H-.05), (x, -.09, H), (x, -.18, H+.01), (x, -.36, H), (x, -.38, H-.03), (x, -.38, H-.06)], .011, mat, res=12); lathe([(r, 0), (r, .008), (.03, .02), (.02, .03)], mat, 56, x, -.38, H-.09)
    tube([(x, 0, H-.2), (x, -.06, H-.2)], .009, mat, smooth_path=False)
    tube([(x+.02, -.07, 1.30), (x+.02, -.13, 1.46)], .012, mat, smooth_path=False); 
    with at(x+.02, -.14, 1.48, rx=60): lathe([(.03, 0), (.05, .01), (.05, .02), (.01, .026)], mat, 32)
    tube([(x+.1, -.055, 1.08), (x+.16, -.08, .75), (x+.08, -.1, .62), (x+.03, -.09, .9), (x+.02, -.07, 1.30)], .006, M.steel(), res=12)

def bottle(x, y, z, c='#7a4a2a', h=.17, r=.032, pump=True, label=True):
    lathe([(r*.96, 0), (r, .006), (r, h*.78), (r*.4, h*.86), (r*.38, h*.92)], M.plain(c, .25), 32, x, y, z)
    if label: lathe([(r+.0006, h*.2), (r+.0006, h*.6)], M.plain('#efe9dd', .7), 32, x, y, z)
    if pump: tube([(x, y, z+h*.9), (x, y, z+h*1.08), (x, y-.035, z+h*1.08)], .004, M.plain('#1d1d1d', .4), smooth_path=False); cyl(x, y, z+h*.9, r*.42, .016, M.plain('#1d1d1d', .4))

# ------------------------------------------------------------- site / rough

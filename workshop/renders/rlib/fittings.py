"""Curtains, radiators, mouldings, sockets."""
import math, random
from .core import *
from . import materials as M


def curtain(x0, x1, z0, z1, y, mat, folds=9, amp=.045, seed=1, gather=0.0, nz=14):
    """Hanging cloth in the XZ plane at depth y; folds loosen towards the hem."""
    R = random.Random(seed); ph = [R.random()*6.28 for _ in range(6)]; n = folds*16
    def fn(u, v):
        w = x1-x0; t = u*folds*2*math.pi
        a = amp*(.75+.35*math.sin(u*5+ph[0])+.15*(1-v))
        yy = math.sin(t+.9*math.sin(u*9+ph[1])+.5*(1-v)*math.sin(u*4+ph[2]))*a + .25*a*math.sin(2.3*t+ph[3])*(1-v*.5)
        g = gather*math.sin(math.pi*max(0, min(1, v)))*(u-.5)
        xx = x0+w*u+.012*math.sin(t*2+ph[4])*(1-.3*v)-g*w
        return (xx, y+yy, z0+(z1-z0)*v)
    return sheet(fn, n, nz, mat)

def rod(x0, x1, y, z, mat, r=.012):
    with at(0, 0, 0): tube([(x0, y, z), (x1, y, z)], r, mat, smooth_path=False)
    sphere(x0, y, z, r*1.9, mat, 16); sphere(x1, y, z, r*1.9, mat, 16)

def radiator(w=.9, h=.5, mat=None, y=-.1):
    """Bimetal sectional radiator; origin on the wall, x centred, standing 10 cm off the floor."""
    mat = mat or M.lacquer('#f5f5f3', .3); n = int(w/.08)
    for i in range(n):
        x = -w/2+i*.08
        box(x+.006, y, .12, .068, .08, h, mat, .016, 3)
        for k in range(3): box(x+.012+k*.021, y-.006, .135, .010, .012, h-.03, mat, .004)
    tube([(w/2+.01, y+.04, .16), (w/2+.09, y+.04, .16), (w/2+.1, y+.05, .1), (w/2+.1, y+.05, 0)], .009, mat)
    tube([(w/2+.01, y+.04, .12+h-.05), (w/2+.14, y+.04, .12+h-.05), (w/2+.15, y+.05, .4), (w/2+.15, y+.05, 0)], .009, mat)

def socket(n=1, mat=None, z=.3, x=0, kind='socket', frame=None):
    mat = mat or M.plain('#f6f5f2', .25); frame = frame or mat
    w = .081*n
    box(x-w/2, -.009, z-.0405, w, .009, .081, frame, .004, 3)
    for i in range(n):
        cx = x-w/2+.0405+i*.081
        if kind == 'switch': 
            box(cx-.031, -.014, z-.031, .062, .008, .062, mat, .003); 
        else:
            with at(cx, -.009, z, rx=90):
                shell([(.026, .0), (.026, .003)], mat, .003); cyl(0, 0, -.02, .022, .012, M.plain('#dedcd7', .4))
                for s in (-1, 1): cyl(s*.0095, 0, -.0085, .0028, .0008, M.plain('#222222', .5), 16)

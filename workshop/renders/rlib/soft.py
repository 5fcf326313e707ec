"""Beds, rugs, towels. Origin on the floor, centre of the footprint, front faces -Y."""
import math, random
from .core import *
from . import materials as M

# ------------------------------------------------------------- soft things
def drape(w, l, h, drop, mat, z=0, seed=1, fold=.02, sides=(1, 1, 1, 1), nx=70, ny=80, th=.012, amp=.02, r=.07):
    """Cloth over a w x l box top at height h: hangs `drop` at sides (left,right,front,back)."""
    def prof(t, half, d0, d1):
        tot = 2*half+d0+d1; s = -half-d0+t*tot; rr = min(r, half)
        def side(q):
            e = q-(half-rr)
            if e <= 0: return q, 0, 0
            arc = rr*math.pi/2
            if e < arc: a = e/rr; return half-rr+rr*math.sin(a), rr*(1-math.cos(a)), 0
            return half, rr+e-arc, (e-arc)
        p, dz, hang = side(abs(s)); return math.copysign(p, s), dz, hang
    dl, dr, df, db = [drop*s for s in sides]
    def fn(u, v):
        x, zx, hx = prof(u, w/2, dl, dr); y, zy, hy = prof(v, l/2, df, db)
        p = Vector((x*2.1+seed*5, y*2.1, seed*1.7)); n = noise.noise(p)*.55+abs(noise.noise(p*1.9+Vector((3, 1, 0))))*.75+noise.noise(p*4.5)*.22
        top = fold*n*(1 if hx+hy == 0 else .4)
        flare = amp*math.sin(y*17+seed+2*noise.noise(Vector((y*2, seed, 0))))*min(1, hx/.15)+.03*min(1, hx/.3)
        flare2 = amp*math.sin(x*16+seed*2+2*noise.noise(Vector((x*2, seed, 3))))*min(1, hy/.15)+.03*min(1, hy/.3)
        return (x+math.copysign(flare, x)*(hx > 0), y+math.copysign(flare2, y)*(hy > 0), h-max(zx, zy)-.0*min(zx, zy)+top)
    with at(0, 0, z): return sheet(fn, nx, ny, mat, thick=th)

def bed(w=1.6, l=2.0, frame=None, linen=None, duvet=None, head=None, headh=1.0, throw=None, pillows=None, seed=1, style='panel', base_h=.30, headmat=None):
    """Head at +Y. Origin centre of mattress footprint."""
    frame = frame or M.wood(); linen = linen or M.fabric('#f1ede6', bump=.15, var=.1); duvet = duvet or linen; headmat = headmat or frame
    box(-w/2-.04, -l/2-.03, .09, w+.08, .03, .2, frame, .006); [box(q, -l/2, .09, .03, l+.02, .2, frame, .006) for q in (-w/2-.04, w/2+.01)]; box(-w/2, -l/2, .12, w, l, .1, M.plain('#8a7a66', .9), 0)
    for sx in (-1, 1):
        for sy in (-1, 1): box(sx*(w/2-.1)-.035, sy*(l/2-.1)-.035, 0, .07, .07, .1, frame, .004)
    rbox(0, 0, base_h-.06, w, l, .24, linen, r=.05, puff=.01, n=10)
    if style == 'panel':
        box(-w/2-.06, l/2, 0, w+.12, .05, headh, headmat, .01)
    elif style == 'soft':
        n = 4 if w > 1.3 else 2
        for i in range(n): rbox(-w/2-.05+(w+.1)/n*(i+.5), l/2+.04, .05, (w+.1)/n-.004, .12, headh-.05, headmat, r=.045, puff=0, puffside=.022, n=10, wr=.004, seed=i)
    elif style == 'slat':
        for i in range(int((w+.1)/.06)): box(-w/2-.05+i*.06, l/2, 0, .038, .04, headh, headmat, .008)
    with at(0, -.20): drape(w+.12, l-.42, base_h+.215, .34, duvet, seed=seed, fold=.032, sides=(1, 1, .42, 0), th=.03, amp=.016, r=.09)
    # folded-back duvet edge
    with at(0, l/2-.52, base_h+.2): rbox(0, 0, 0, w+.02, .36, .075, linen, r=.036, puff=.012, n=16, wr=.022, seed=seed+4)
    if throw:
        with at(0, -l/2+.48, .018): drape(w+.17, .62, base_h+.235, .30, throw, seed=seed+3, fold=.022, sides=(1, 1, 0, 0), th=.014, amp=.022, nx=70, ny=26, r=.1)
    pm = pillows or [linen, linen]
    for i, m in enumerate(pm):
        row = i//2; sx = -1 if i % 2 == 0 else 1
        if row == 0: pillow(sx*w*.245, l/2-.17, base_h+.40, .68, .46, .2, m, rx=-28, rz=sx*3, seed=seed+i)
        elif row == 1: pillow(sx*w*.235, l/2-.33, base_h+.36, .56, .40, .18, m, rx=-34, rz=sx*5, seed=seed+i)
        else: pillow(0.02, l/2-.49, base_h+.30, .48, .30, .15, m, rx=-40, rz=2, seed=seed+i)

def rug(w, d, mat, th=.012, fringe=None, round_=False):
    if round_: lathe([(w/2, 0), (w/2, th*.7), (w/2-.01, th)], mat, 96); return
    def fn(u, v):
        x = -w/2+w*u; y = -d/2+d*v; e = min(u*w, (1-u)*w, v*d, (1-v)*d); z = th*min(1, (e/.012))**.5+.0025*noise.noise(Vector((x*3, y*3, 0)))
        return (x+.004*noise.noise(Vector((y*4, 0, 2))), y+.004*noise.noise(Vector((x*4, 5, 2))), max(.0006, z))
    sheet(fn, 80, 60, mat)
    if fringe:
        R = random.Random(4)
        for sx in (-1, 1):
            V = []; F = []; n = int(d/.016)
            for i in range(n):
                y = -d/2+d*(i+.5)/n; x = sx*w/2; k = len(V); dy = R.uniform(-.01, .01); L = .05+R.uniform(-.01, .01)
                V += [(x, y-.004, .006), (x, y+.004, .006), (x+sx*L, y+dy+.003, .003), (x+sx*L, y+dy-.003, .003)]; F.append((k, k+1, k+2, k+3))
            mesh(V, F, fringe)

def towel(w, l, mat, x=0, y=0, z=0, seed=1):
    """Folded over a rail at z; hangs both sides (front = -Y)."""
    def fn(u, v):
        s = (v-.42)*l; xx = x+(u-.5)*w*(1+.02*math.sin(v*7+seed)); r = .018
        if abs(s) < r*1.57: a = s/r; yy = r*math.sin(a); zz = r*(math.cos(a)-1)
        else: yy = math.copysign(r, s); zz = -(abs(s)-r*1.57)-r
        yy += .010*math.sin(u*9+seed+v*2)*min(1, abs(s)/.1)
        return (xx, y-yy, z+zz+.02)
    sheet(fn, 30, 50, mat, thick=.012)

# ------------------------------------------------------------- lights

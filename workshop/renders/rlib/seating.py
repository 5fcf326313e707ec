"""Chairs, sofas. Origin on the floor, centre of the footprint, front faces -Y."""
import math, random
from .core import *
from . import materials as M
# ------------------------------------------------------------- seating
def sofa(w=2.2, d=.9, mat=None, leg=None, seats=2, arm=.16, chaise=0, back=.80, seed=1, cush=(), legh=.13, seat_h=.43):
    mat = mat or M.fabric('#c9bfb0'); leg = leg or M.wood('#a5794d', '#7a5430')
    rbox(0, 0, legh, w, d, .17, mat, r=.03, n=6)
    for s in (-1, 1): rbox(s*(w/2-arm/2), 0.0, legh, arm, d, .60-legh, mat, r=.055, puff=.012, n=8, wr=.006, seed=s)
    rbox(0, d/2-.11, legh, w-2*arm+.02, .20, back-legh-.12, mat, r=.06, n=8)
    iw = (w-2*arm)/seats
    for i in range(seats):
        cx = -w/2+arm+iw*(i+.5)
        rbox(cx, -.09, seat_h-.165, iw-.006, d-.22, .17, mat, r=.05, puff=.028, n=12, wr=.012, seed=seed+i)
        with at(cx, d/2-.27, seat_h-.01, rx=-11): rbox(0, 0, 0, iw-.02, .19, back-seat_h+.02, mat, r=.075, puff=.02, puffside=.035, n=12, wr=.02, seed=seed+5+i)
    if chaise:
        sx = chaise*(w/2-arm-iw/2); rbox(sx, -d/2-.38, legh, iw+arm*.2, .80, .17, mat, r=.03, n=6); rbox(sx, -d/2-.34, seat_h-.165, iw-.006, .90, .17, mat, r=.05, puff=.025, n=12, wr=.012, seed=seed+9)
        for q in (-1, 1): cyl(sx+q*(iw/2-.08), -d/2-.7, 0, .02, legh, leg, r2=.026)
    for sx in (-1, 1):
        for sy in (-1, 1): cyl(sx*(w/2-.1), sy*(d/2-.1), 0, .018, legh, leg, r2=.026)
    R = random.Random(seed)
    for i, (px, m, sz) in enumerate(cush):
        pillow(px, d/2-.42+R.uniform(-.02, .02), seat_h+sz*.44, sz, sz, .17, m, rx=-20+R.uniform(-5, 5), rz=R.uniform(-14, 14), ry=R.uniform(-7, 7), seed=seed+i)

def armchair(mat=None, leg=None, w=.76, seed=3, style='lounge'):
    mat = mat or M.boucle('#e7dfd2'); leg = leg or M.wood('#9a6b41', '#6d4526')
    if style == 'lounge':
        rbox(0, -.03, .24, w-.16, .66, .2, mat, r=.07, puff=.025, n=12, wr=.008, seed=seed)
        # wrapped back: arc of a rounded slab
        def fn(u, v):
            a = math.radians(-115+230*u); r0 = w/2-.01; hgt = .36+.12*math.cos(math.radians(-115+230*u))**2*(1 if abs(-115+230*u) < 90 else 0)
            t = v*2*math.pi; e = max(0, (abs(2*u-1)-.90)/.10); cap = math.sqrt(max(.0004, 1-e*e)); th = .062*cap; zc = .25+hgt/2; hgt *= .55+.45*cap; rr = r0-.02+th*math.copysign(abs(math.cos(t))**.6, math.cos(t)); z = zc+hgt/2*math.copysign(abs(math.sin(t))**.5, math.sin(t))
            rr += .05*(z-.4)
            return (rr*math.sin(a), rr*math.cos(a)*.9, z)
        sheet(fn, 48, 24, mat)
        rbox(0, -.0, .16, w-.1, .62, .12, mat, r=.05, n=8)
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*(w/2-.17), sy*.2, 0, .016, .17, leg, r2=.02)
    else:   # wood-frame mid-century
        for sx in (-1, 1):
            x = sx*(w/2-.03)
            tube([(x, -.32, 0), (x, -.28, .3), (x, -.25, .55)], .017, leg); tube([(x, .36, 0), (x, .27, .30), (x, .20, .58)], .017, leg)
            with at(x, -.02, .57, rx=3): rbox(0, 0, 0, .065, .62, .03, leg, r=.014, n=6)
            box(x-.013, -.28, .30, .026, .56, .04, leg, .008)
        with at(0, -.03, .33, rx=6): rbox(0, 0, 0, w-.12, .58, .13, mat, r=.045, puff=.02, n=12, wr=.008, seed=seed)
        with at(0, .22, .40, rx=-20): rbox(0, 0, 0, w-.12, .13, .50, mat, r=.05, puff=.01, puffside=.025, n=12, wr=.01, seed=seed+1)

def chair(mat=None, frame=None, style='wood'):
    frame = frame or M.wood('#b98d5f', '#8a6037'); mat = mat or M.fabric('#8c9179')
    if style == 'wood':
        for sx in (-1, 1):
            tube([(sx*.205, -.21, 0), (sx*.19, -.19, .44)], .016, frame, smooth_path=False)
            tube([(sx*.205, .25, 0), (sx*.185, .19, .44), (sx*.19, .23, .62), (sx*.2, .27, .78)], .015, frame)
        rbox(0, 0, .40, .45, .44, .04, frame, r=.018, n=6); rbox(0, -.005, .43, .43, .42, .05, mat, r=.024, puff=.012, n=8)
        def fn(u, v):
            a = (u-.5)*1.15; t = v*2*math.pi; x = .225*math.sin(a)/math.sin(.575); y = .275-.09*(math.cos(a)-math.cos(.575))/(1-math.cos(.575))*-1-.0
            return (x, y+.012*math.cos(t), .735+.075*math.copysign(abs(math.sin(t))**.7, math.sin(t)))
        sheet(fn, 20, 16, frame)
    elif style == 'shell':
        def fn(u, v):
            x = (u-.5)*2; k = v
            if k < .55: t = k/.55; y = -.23+.42*t; z = .445-.02*math.sin(t*math.pi)+.0; wd = .235
            else: t = (k-.55)/.45; y = .19+.10*math.sin(t*1.3); z = .445+.38*t; wd = .235-.03*t
            z += (.11 if k > .3 else .11*k/.3)*abs(x)**3*(1-(max(0, k-.6)/.4)) ; y -= .07*abs(x)**2*max(0, (k-.45)/.55)
            return (x*wd, y, z)
        sheet(fn, 20, 28, mat, thick=.03)
        for sx in (-1, 1):
            for sy, yy in ((-1, -.22), (1, .24)): tube([(sx*.23, yy*1.0, 0), (sx*.12, yy*.5, .43)], .0125, frame, smooth_path=False)
    elif style == 'uph':
        rbox(0, -.01, .38, .48, .47, .10, mat, r=.045, puff=.015, n=10)
        def fn(u, v):
            a = math.radians(-80+160*u); t = v*2*math.pi; h = .36; z = .64+h/2*math.copysign(abs(math.sin(t))**.6, math.sin(t)); r = .255+.03*math.cos(t)+.06*(z-.5)
            return (r*math.sin(a), r*math.cos(a)*.92, z)
        sheet(fn, 32, 20, mat)
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*.22, sy*.22, 0), (sx*.18, sy*.17, .39)], .012, frame, smooth_path=False)


def office_chair(mat=None, frame=None):
    frame = frame or M.plain('#2a2a2b', .4); mat = mat or M.fabric('#c9c2b6')
    for k in range(5):
        a = math.radians(72*k+20); tube([(0, 0, .09), (.28*math.cos(a), .28*math.sin(a), .065)], .017, frame, smooth_path=False); sphere(.28*math.cos(a), .28*math.sin(a), .03, .028, frame, 16)
    cyl(0, 0, .09, .026, .33, M.chrome()); rbox(0, 0, .42, .5, .49, .09, mat, r=.042, puff=.015, n=10)
    with at(0, .22, .56, rx=-8): rbox(0, 0, 0, .46, .07, .52, mat, r=.034, puff=0, puffside=.025, n=10)
    tube([(0, .1, .42), (0, .3, .44), (0, .3, .62)], .02, frame)
    for s in (-1, 1): tube([(s*.22, .05, .45), (s*.29, .05, .47), (s*.29, .03, .64)], .014, frame); rbox(s*.29, -.03, .64, .07, .24, .03, frame, r=.014, n=5)


"""Kitchen units. Origin on the floor, centre of the footprint, front faces -Y."""
import math, random
from .core import *
from . import materials as M
from .tables import handle_at
# ------------------------------------------------------------- kitchen
def faucet(mat=None, x=0, y=0, z=0, h=.32, reach=.2, style='arc'):
    mat = mat or M.brass(); cyl(x, y, z, .024, .012, mat)
    if style == 'arc': tube([(x, y, z), (x, y, z+h*.8), (x, y-.01, z+h), (x, y-reach*.5, z+h*1.08), (x, y-reach, z+h*.95), (x, y-reach, z+h*.72)], .0105, mat, res=12)
    else: tube([(x, y, z), (x, y, z+h)], .012, mat, smooth_path=False); tube([(x, y, z+h), (x, y-reach, z+h)], .010, mat, smooth_path=False); tube([(x, y-reach, z+h+.002), (x, y-reach, z+h-.025)], .009, mat, smooth_path=False)
    tube([(x+.02, y, z+.06), (x+.075, y, z+.075)], .006, mat, smooth_path=False)


def worktop(x0, x1, y0, y1, z, th, mat, cut=None, bev=.004):
    """Slab with an optional rectangular cut-out (cx,cy,w,d) and a real sink bowl below it."""
    if not cut: box(x0, y0, z-th, x1-x0, y1-y0, th, mat, bev); return
    cx, cy, w, d, sm = cut; a, b, c, e = cx-w/2, cx+w/2, cy-d/2, cy+d/2
    box(x0, y0, z-th, a-x0, y1-y0, th, mat, bev); box(b, y0, z-th, x1-b, y1-y0, th, mat, bev); box(a-.001, y0, z-th, w+.002, c-y0, th, mat, bev); box(a-.001, e, z-th, w+.002, y1-e, th, mat, bev)
    dep = .19; V = [(a, c, z-.004), (b, c, z-.004), (b, e, z-.004), (a, e, z-.004), (a+.01, c+.01, z-dep), (b-.01, c+.01, z-dep), (b-.01, e-.01, z-dep), (a+.01, e-.01, z-dep)]
    mesh(V, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], sm); lathe([(.04, 0), (.03, .004), (.001, .002)], M.chrome(), 32, cx, cy, z-dep+.001)

def base_units(mods, z0=.1, h=.78, d=.58, front=None, carc=None, handle=None, hstyle='bar', toe=None, x0=0, hl=.16):
    """mods = [(width, kind)]: 'door','drawers','oven','dish','sink','open'. Wall at y=0, fronts at y=-d. Returns total width."""
    carc = carc or M.lacquer('#e9e6df', .5); x = x0; g = .003
    tot = sum(m[0] for m in mods)
    for i, (w, k) in enumerate(mods): box(x0+sum(m[0] for m in mods[:i]), -d+.03, z0, w, d-.03, h-.002-(.22 if k == 'sink' else 0), carc, 0)   # room for the bowl
    box(x0, -d+.07, 0, tot, d-.1, z0, toe or M.plain('#2b2a28', .5), 0)
    for w, k in mods:
        if k in ('door', 'sink', 'dish'):
            box(x+g/2, -d, z0+g, w-g, .02, h-2*g, front, .002)
            if handle: handle_at(x+w/2, -d, z0+h-.06, handle, hstyle, hl)
        elif k == 'door2':
            for q in (0, 1):
                box(x+q*w/2+g/2, -d, z0+g, w/2-g, .02, h-2*g, front, .002)
                if handle: handle_at(x+w/2+(-.045 if q == 0 else .045), -d, z0+h-.13, handle, hstyle, hl, vertical=True)
        elif k == 'drawers':
            hs = [.18, .28, h-.46]; z = z0+h
            for q in hs:
                z -= q; box(x+g/2, -d, z+g/2, w-g, .02, q-g, front, .002)
                if handle: handle_at(x+w/2, -d, z+q-.05, handle, hstyle, hl)
        elif k == 'oven': oven(x, -d, z0+.09, w); box(x+g/2, -d, z0+g, w-g, .02, .085, front, .002)
        elif k == 'open': pass
        x += w
    return tot

def oven(x, y, z, w=.6, h=.595):
    bl = M.plain('#0d0d0e', .08, 0, .6); box(x+.002, y-.002, z, w-.004, .024, h, bl, .003); tube([(x+.07, y-.04, z+h-.15), (x+w-.07, y-.04, z+h-.15)], .007, M.steel(), smooth_path=False)
    for s in (.09, w-.09): tube([(x+s, y, z+h-.15), (x+s, y-.04, z+h-.15)], .005, M.steel(), smooth_path=False)
    box(x+.002, y-.0035, z+h-.115, w-.004, .004, .002, M.plain('#333333', .3), 0); box(x+w/2-.05, y-.004, z+h-.07, .1, .002, .03, M.glow('#9fd4ff', .25), 0)
    for s in (-1, 1):
        with at(x+w/2+s*.16, y-.002, z+h-.055, rx=90): cyl(0, 0, 0, .019, .018, M.steel())

def hob(x, y, z, w=.58, d=.5): 
    box(x-w/2, y-d/2, z, w, d, .006, M.plain('#0b0b0c', .05, 0, .6), .002)
    for sx, sy, r in ((-.14, -.11, .09), (.14, -.11, .07), (-.14, .12, .07), (.14, .12, .09)): lathe([(r, .0064), (r-.002, .0064)], M.plain('#5a5a5c', .3), 48, x+sx, y+sy, z)

def upper_units(widths, z0, h, d=.34, front=None, x0=0, handle=None, carc=None, hstyle='edge', glass=False):
    x = x0; tot = sum(widths); box(x0, -d+.02, z0, tot, d-.02, h, carc or front, .001)
    for w in widths:
        box(x+.0015, -d, z0, w-.003, .02, h, front, .002)
        if handle: handle_at(x+w/2, -d, z0+.03, handle, hstyle, .12)
        x += w

def tall_units(widths, h=2.4, d=.6, front=None, x0=0, split=1.4, z0=.1, handle=None, oven_at=None, toe=None):
    x = x0; tot = sum(widths); box(x0, -d+.02, z0, tot, d-.02, h-z0, front, .001); box(x0, -d+.07, 0, tot, d-.1, z0, toe or M.plain('#2b2a28', .5), 0)
    for i, w in enumerate(widths):
        if oven_at == i:
            box(x+.0015, -d, z0+.003, w-.003, .02, .60, front, .002); oven(x, -d, z0+.61, w); oven(x, -d, z0+1.21, w, .38); box(x+.0015, -d, z0+1.60, w-.003, .02, h-z0-1.6-.003, front, .002)
        else:
            box(x+.0015, -d, z0+.003, w-.003, .02, split-z0-.005, front, .002); box(x+.0015, -d, split, w-.003, .02, h-split-.003, front, .002)
            if handle: handle_at(x+(w-.05 if i % 2 == 0 else .05), -d, split-.18, handle, 'bar', .3, vertical=True)
        x += w

def jars(x, y, z, n=3, seed=1):
    R = random.Random(seed)
    for i in range(n):
        r = R.uniform(.035, .05); h = R.uniform(.09, .18); lathe([(r*.95, 0), (r, .006), (r, h)], R.choice([M.ceramic('#e7dfd0', .3), M.ceramic('#c9b79c', .4), M.plain('#d8c6a4', .5)]), 32, x, y, z); lathe([(r*.98, h), (r*1.0, h+.004), (r*.98, h+.02), (.01, h+.022)], M.wood(), 32, x, y, z); x += r*2+.025

def board_set(x, y, z, seed=1):
    for i, (w, h, m) in enumerate(((.24, .36, M.wood('#b98d5f', '#8a6037')), (.2, .28, M.wood('#7c5434', '#573819')))):
        with at(x+i*.10, y-.03-i*.035, z, rx=-9): rbox(0, 0, 0, w, .018, h, m, r=.008, n=6)

def kettle(x, y, z, mat=None):
    mat = mat or M.plain('#20211f', .35); lathe([(.085, 0), (.09, .01), (.075, .12), (.05, .19), (.045, .2)], mat, 40, x, y, z); sphere(x, y, z+.215, .014, M.wood(), 16)
    tube([(x-.055, y, z+.11), (x-.12, y, z+.14), (x-.14, y, z+.2)], .009, mat); tube([(x+.06, y, z+.17), (x+.13, y, z+.17), (x+.125, y, z+.06), (x+.08, y, z+.045)], .009, M.wood())


"""What stands and hangs about while a flat is being renovated: bags, ladder, buckets, chases, cables, pipes."""
import math
import random

from mathutils import Vector, noise

from . import materials as M
from .core import at, box, cyl, lathe, mesh, rbox, sheet, shell, sphere, tube

GREY, ORANGE = '#a3a6a8', '#d9682a'


def bag(x=0, y=0, z=0, rz=0, c='#e4dfd4', c2='#4d6d8a', seed=1):
    """A lying bag of dry mix with its label."""
    def label(x0, x1, y0, y1, mat, e):
        def fn(u, v):
            px, py = x0+(x1-x0)*u, y0+(y1-y0)*v; bulge = max(0, (1-(px/.3)**2)*(1-(py/.2)**2)); p = Vector((px*5+seed*3.1, py*5, .325+seed))
            return px, py, .13+.02*math.sqrt(bulge)+.02*(noise.noise(p)*.7+noise.noise(p*2.7)*.3)+e
        sheet(fn, 24, 16, mat)
    with at(x, y, z, rz=rz):
        rbox(0, 0, 0, .60, .40, .13, M.plain(c, .8), r=.055, puff=.02, n=14, wr=.02, seed=seed)
        label(-.19, .19, -.115, .115, M.plain(c2, .8), .004); label(-.15, .15, -.02, .03, M.plain('#f4efe4', .8), .006)


def bags(x, y, n, rz=0, seed=1):
    for i in range(n): bag(x+.015*(i % 2), y-.01*i, .145*i, rz+3*(i % 3), seed=seed+i)


def rubble_bag(x, y, rz=0, seed=1, h=.62):
    """A woven bag of rubble, tied at its neck."""
    cloth = M.fabric('#dcdad2', scale=260, bump=.3)
    with at(x, y, 0, rz=rz): rbox(0, 0, -.01, .46, .36, h, cloth, r=.15, puff=.03, n=14, wr=.035, seed=seed); cyl(.02, 0, h-.05, .05, .1, cloth, r2=.085); tube([(.075, 0, h+.01), (0, .055, h+.01), (-.035, 0, h+.01), (0, -.055, h+.01), (.075, 0, h+.01)], .006, M.plain('#3f6ea5', .5))


def bucket(x=0, y=0, z=0, c='#23262a', r=.16, h=.30, fill='#b5b0a6'):
    mat = M.plain(c, .35); shell([(r*.8, 0), (r*.82, .006), (r*.97, h*.9), (r*1.02, h*.91), (r*1.02, h*.96), (r, h)], mat, .004, x=x, y=y, z=z); lathe([(r*.8, .004), (.001, .004)], mat, 40, x, y, z)
    if fill: lathe([(r*.93, h*.78), (.001, h*.79)], M.plain(fill, .5), 40, x, y, z)
    tube([(x-r, y, z+h*.93), (x-r*.9, y-r*.55, z+h*.72), (x, y-r*1.15, z+h*.55), (x+r*.9, y-r*.55, z+h*.72), (x+r, y, z+h*.93)], .0035, M.steel(), res=12)


def ladder(x, y, rz=0, h=1.75, steps=6, w=.42):
    """A folding stepladder, its steps to -y."""
    mat, red, lean = M.metal('#c9cacc', .35), M.plain('#c8502e', .5), .42
    with at(x, y, 0, rz=rz):
        for s in (-1, 1):
            x0, x1 = s*w/2, s*(w/2-.07)
            tube([(x0, -lean, 0), (x1, 0, h)], .017, mat, smooth_path=False); tube([(x0, lean*.95, 0), (x1, .05, h-.1)], .013, mat, smooth_path=False)
            cyl(x0, -lean, 0, .024, .05, red); cyl(x0, lean*.95, 0, .02, .05, red)
        for i in range(1, steps+1):
            t = i/(steps+.6); ww = w-.14*t; box(-ww/2, -lean*(1-t)-.04, h*t-.012, ww, .085, .024, mat, .004)
        rbox(0, .0, h-.02, w-.08, .26, .035, red, r=.015, n=5)
        tube([(-w/2+.08, 0, h), (-w/2+.08, .03, h+.32), (w/2-.08, .03, h+.32), (w/2-.08, 0, h)], .011, mat)


def bulb(x, y, top):
    tube([(x, y, top), (x+.02, y, top-.3), (x, y, top-.55)], .004, M.plain('#1d1d1d', .5)); sphere(x, y, top-.6, .032, M.glow('#ffdca8', 12), 24)


def debris(n, w, d, seed=3):
    """Crumbs over a floor of w x d from the origin towards +x and -y."""
    R = random.Random(seed)
    for _ in range(n):
        s = R.uniform(.006, .028)
        with at(R.uniform(.1, w-.1), -R.uniform(.1, d-.1), 0, rz=R.uniform(0, 90)): rbox(0, 0, -.002, s*1.4, s, s*.7, M.plain(R.choice(('#b9b4aa', '#8f8b84', '#d9d6ce')), .9), r=s*.2, n=2)


def broken_blocks(x, y, seed=4):
    """A low heap of what a partition of aerated concrete was."""
    R = random.Random(seed)
    for i in range(26):
        a, r = R.uniform(0, 6.28), R.uniform(0, .75)**1.2; s = R.uniform(.12, .28)
        with at(x+r*math.cos(a)*1.2, y+r*math.sin(a)*.6, max(0, .22-.3*r)*R.uniform(.3, 1), rz=R.uniform(0, 180), rx=R.uniform(-25, 25), ry=R.uniform(-25, 25)): rbox(0, 0, 0, s*1.3, s*.8, s*.7, M.concrete('#c9c6bf', '#b5b2ab', '#d6d3cc'), r=.012, n=4, wr=.02, seed=i)


# on a wall: x along it, y into it, z up ------------------------------------------------
def chase(z0, z1, w=.06, seed=1, x=0):
    """A ragged upright groove with two conduits in it."""
    R = random.Random(seed); n = max(6, int((z1-z0)/.05))
    for ww, y, colour in ((w*1.35, -.004, '#a09b92'), (w, -.0055, '#5d5a55')):
        V = [(x+side*ww/2*(1+R.uniform(-.16, .16)), y, z0+(z1-z0)*i/n) for i in range(n+1) for side in (-1, 1)]
        mesh(V, [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(n)], M.plain(colour, .95), name='groove')
    for dx, colour in ((-.013, GREY), (.013, ORANGE)): tube([(x+dx, -.014, z0), (x+dx, -.014, z1)], .011, M.plain(colour, .5), smooth_path=False)


def back_boxes(z, n=2, x=0):
    for i in range(n):
        bx = x+(i-(n-1)/2)*.071
        with at(bx, -.01, z, rx=90): shell([(.036, 0), (.036, .014)], M.plain('#2f6fae' if n > 1 else '#e07a1f', .45), .004); cyl(0, 0, .001, .032, .002, M.plain('#33302c', .8))
        tube([(bx, -.012, z), (bx+.01, -.06, z-.02), (bx+.02, -.08, z-.1)], .004, M.plain('#d8d5cf', .5))


def bundle(x0, x1, z, lanes=3):
    for k in range(lanes): tube([(x0, -.014, z+.026*k), (x1, -.014, z+.026*k)], .011, M.plain(ORANGE if k == 1 else GREY, .5), smooth_path=False)


def coil(x, y, r=.25, c=GREY, seed=1):
    R = random.Random(seed); mat = M.plain(c, .5)
    for i in range(6):
        rr = r+R.uniform(-.008, .008)
        for k in range(2): tube([(x+(rr-.024*k)*math.cos(a), y+(rr-.024*k)*math.sin(a), .014+.022*i) for a in (6.2832*q/40 for q in range(41))], .0115, mat, smooth_path=False)

"""Tables and cabinets. Origin on the floor, centre of the footprint, front faces -Y."""
import math, random
from .core import *
from . import materials as M
from .decor import VASES, books, stack, vase
from .plants import plant
# ------------------------------------------------------------- tables
def round_table(r=.4, h=.4, top=None, base=None, style='drum', th=.028):
    top = top or M.wood(); base = base or top
    lathe([(r-.012, h-th), (r, h-th+.01), (r, h-.008), (r-.008, h)], top, 72)
    if style == 'drum': lathe([(r*.62, 0), (r*.66, .02), (r*.66, h-th)], base, 56)
    elif style == 'cone': lathe([(r*.52, 0), (r*.54, .015), (r*.16, h*.55), (r*.2, h-th)], base, 56)
    elif style == 'leg3':
        for k in range(3):
            a = math.radians(120*k+30); tube([(r*.82*math.cos(a), r*.82*math.sin(a), 0), (r*.55*math.cos(a), r*.55*math.sin(a), h-th)], .015, base, smooth_path=False)
    elif style == 'tulip': lathe([(r*.48, 0), (r*.48, .012), (r*.2, .05), (.045, h*.35), (.04, h*.7), (r*.25, h-th)], base, 56)

def table(w=1.6, d=.85, h=.75, top=None, leg=None, style='square', th=.034):
    top = top or M.wood(); leg = leg or top
    box(-w/2, -d/2, h-th, w, d, th, top, .006)
    if style == 'square':
        for sx in (-1, 1):
            for sy in (-1, 1): box(sx*(w/2-.08)-.028, sy*(d/2-.08)-.028, 0, .056, .056, h-th, leg, .006)
        box(-w/2+.1, -d/2+.08, h-th-.07, w-.2, .02, .07, leg, .002); box(-w/2+.1, d/2-.1, h-th-.07, w-.2, .02, .07, leg, .002)
    elif style == 'splay':
        for sx in (-1, 1):
            for sy in (-1, 1): tube([(sx*(w/2-.05), sy*(d/2-.05), 0), (sx*(w/2-.16), sy*(d/2-.13), h-th)], .021, leg, smooth_path=False)
    elif style == 'slab':
        for sx in (-1, 1): box(sx*(w/2-.22)-.04, -d/2+.14, 0, .08, d-.28, h-th, leg, .01)
    elif style == 'metal':
        for sx in (-1, 1): tube([(sx*(w/2-.12), -d/2+.06, .012), (sx*(w/2-.12), d/2-.06, .012), (sx*(w/2-.12), d/2-.06, h-th), (sx*(w/2-.12), -d/2+.06, h-th)], .014, leg, smooth_path=False, cyclic=True)

def cabinet(w=1.6, d=.42, h=.55, mat=None, legs=.14, leg=None, fronts=3, handle=None, gap=.003, top=None, front=None, base=0, hstyle='bar', slats=False):
    """Sideboard / TV unit: carcass, fronts with shadow gaps, legs."""
    mat = mat or M.wood(); front = front or mat; z0 = legs if legs else base
    box(-w/2, -d/2+.02, z0, w, d-.02, h-z0, mat, .003)
    if top: box(-w/2-.005, -d/2-.005, h, w+.01, d+.005, .02, top, .003)
    fw = w/fronts
    for i in range(fronts):
        if slats:
            n = int(fw/.03)
            for k in range(n): box(-w/2+i*fw+.004+k*(fw-.008)/n, -d/2, z0+.012, (fw-.008)/n*.66, .022, h-z0-.024, front, .004)
        else:
            box(-w/2+i*fw+gap/2, -d/2, z0+gap, fw-gap, .02, h-z0-2*gap, front, .002)
            if handle: handle_at(-w/2+(i+.5)*fw, -d/2, h-.06, handle, hstyle)
    if legs:
        leg = leg or M.wood('#9a6b41', '#6d4526')
        for sx in (-1, 1):
            for sy in (-1, 1): cyl(sx*(w/2-.12), sy*(d/2-.07), 0, .013, legs, leg, r2=.02)
    elif base: box(-w/2+.03, -d/2+.06, 0, w-.06, d-.08, base, M.plain('#222222', .6), 0)

def handle_at(x, y, z, mat, style='bar', l=.16, vertical=False):
    if style == 'knob':
        with at(x, y, z, rx=90): lathe([(.006, 0), (.006, .014), (.014, .020), (.015, .028), (.011, .032)], mat, 24)
    elif style == 'bar':
        if vertical:
            tube([(x, y-.028, z-l/2), (x, y-.028, z+l/2)], .0055, mat, smooth_path=False)
            for s in (-1, 1): tube([(x, y, z+s*(l/2-.02)), (x, y-.028, z+s*(l/2-.02))], .0045, mat, smooth_path=False)
        else:
            tube([(x-l/2, y-.028, z), (x+l/2, y-.028, z)], .0055, mat, smooth_path=False)
            for s in (-1, 1): tube([(x+s*(l/2-.02), y, z), (x+s*(l/2-.02), y-.028, z)], .0045, mat, smooth_path=False)
    elif style == 'edge': box(x-l/2, y-.016, z, l, .018, .004, mat, .001)
def shelf_unit(w=.9, h=2.0, d=.3, mat=None, rows=5, th=.022, frame=None, fill=True, seed=1, cols=1, back=True, backmat=None):
    """Open shelving, back at y=0 (+Y = wall side), front at y=-d; origin bottom centre of the back."""
    mat = mat or M.wood(); R = random.Random(seed)
    for i in range(cols+1): box(-w/2+i*(w-th)/cols, -d, 0, th, d, h, frame or mat, .003)
    for i in range(rows+1): box(-w/2+th, -d, i*(h-th)/rows, w-2*th, d, th, mat, .003)
    if back: box(-w/2+.005, -.008, 0, w-.01, .008, h, backmat or mat, 0)
    if fill:
        cw = (w-th)/cols; rh = (h-th)/rows
        for c in range(cols):
            for r in range(rows):
                x0 = -w/2+c*cw+th+.03; z = r*rh+th; iw = cw-th-.06; k = R.random()
                if k < .42: e = books(int(iw*R.uniform(9, 22)), x0, -d*.5, z, d*.62, seed=seed*31+r*7+c, hmax=min(.27, rh*.8))
                elif k < .60: vase(R.choice(list(VASES)), R.choice([None, M.ceramic('#3f4a48', .3), M.plaster('#c98f6b', '#b57a57')]), min(1, rh*.85/.34), x0+iw*R.uniform(.25, .6), -d*.5, z); stack(2, x0+iw*.75, -d*.5, z, seed=r+c, w=min(.2, iw*.4))
                elif k < .75: stack(R.randint(2, 4), x0+iw*.4, -d*.5, z, seed=r*3+c, w=min(.24, iw*.7)); 
                elif k < .86:
                    with at(x0+iw*.5, -d*.5, z): plant('trail' if R.random() < .5 else 'small', .8, seed=r, potr=.07, poth=.11)
                elif k < .95: box(x0+iw*.1, -d*.85, z, min(.3, iw*.8), d*.7, min(.2, rh*.6), M.fabric('#bfae95'), .012)


"""What stands and hangs in a hall: on the stretches of wall that its camera sees, one set for each flat (Style.hall_set)."""
import math

from rlib import materials as M
from rlib.core import at, box, cyl, rbox
from rlib.decor import basket, mirror_rect, picture, vase
from rlib.lamps import table_lamp
from rlib.plants import branches
from rlib.soft import rug
from rlib.tables import cabinet
from views import off, views

HALF_VIEW = 47      # degrees


def dress_hall(room, plan, style, free_wall):
    view = views(plan).get('hall'); taken = []
    for name in style.hall_set:
        width, draw = ITEMS[name]
        spots = [s for s in free_wall(room, plan, width) if seen(view, s) and all(math.dist(s[:2], t[:2]) > (width+w)/2 for *t, w in taken)]
        if not spots: continue
        x, y, turn = min(spots, key=lambda s: angle(view, s)); taken.append((x, y, width))
        with at(x, y, 0, rz=turn): draw(style, width)
    for d in plan.doors:
        if d.outer and room in d.rooms:
            n = d.outward(plan); x, y = d.rect.mid
            with at(x-n[0]*.62, y-n[1]*.62, .002, rz=0 if n[0] == 0 else 90): rug(.9, .55, M.rug(*style.mat), .012)


def angle(view, s):
    if not view: return 0
    a = math.radians(view.yaw)
    return off((-math.sin(a), math.cos(a)), s[0]-view.x, s[1]-view.y)


def seen(view, s): return not view or (angle(view, s) < HALF_VIEW and math.dist(s[:2], (view.x, view.y)) > 1.1)


def tall_mirror(style, w):
    with at(0, -.001, .25): mirror_rect(w*.9, 1.75, style.metal())


def console(style, w):
    """A shallow chest of drawers with a lamp and a mirror above."""
    with at(0, -.16): cabinet(w*.95, .3, .82, style.timber(), .2, fronts=2, handle=style.metal())
    with at(-w*.32, -.16, .82): table_lamp(M.ceramic(style.throw, .35), .36, power=3)
    vase('ball', M.ceramic(style.accent, .4), .6, w*.28, -.16, .82); branches(w*.28, -.16, .95, 5, .3, 'euc', 3)
    with at(0, -.001, 1.05): mirror_rect(w*.6, .85, style.metal(), arch=True)


def coats_and_bench(style, w):
    """Slats with hooks, coats of one family, a bench with shoes below."""
    wood = style.timber(); n = int(w/.055)
    for i in range(n): box(-w/2+i*w/n, -.022, .5, w/n*.62, .022, 1.5, wood['z'], .003)
    box(-w/2, -.026, 1.72, w, .006, .05, wood['x'], .002)
    for i, colour in enumerate((style.throw, '#3a3f3e', style.sofa)):
        x = -w*.3+i*w*.27; cyl(x, -.06, 1.73, .011, .04, style.metal())
        if i < 2: rbox(x, -.11, .86+.12*(i % 2), .26, .12, .88-.12*(i % 2), M.fabric(colour, scale=320, bump=.3), r=.055, puff=.015, n=14, wr=.035, seed=i+3)
    box(-w/2, -.36, .41, w, .34, .04, wood['x'], .005)
    for x in (-w/2+.02, w/2-.06): box(x, -.34, 0, .04, .3, .41, wood['z'], .004)
    rbox(w*.2, -.19, .45, w*.5, .3, .06, M.fabric(style.cushions[1], scale=300), r=.028, n=8)
    for i, x in enumerate((-w*.3, -w*.16)): rbox(x, -.2, .002, .095, .27, .085, M.leather('#6d4a30'), r=.035, n=8, seed=i)
    with at(w*.24, -.2): basket(.13, .22)


def pictures(style, w):
    frame = style.timber()
    for i, z in enumerate((1.25, 1.78)):
        with at(0, -.001, z): picture(w*.78, .46, M.art(i+1, style.art), frame)


ITEMS = {'coats': (1.0, coats_and_bench), 'console': (.85, console), 'mirror': (.5, tall_mirror), 'pictures': (.5, pictures)}


def downlights(room, top):
    """Two rows of small lamps in the ceiling."""
    c = room.clear; n, m = max(2, round(c.w/1.3)), max(2, round(c.h/1.4))
    for i in range(n):
        for j in range(m):
            x, y = c.x0+(i+.5)*c.w/n, c.y0+(j+.5)*c.h/m
            cyl(x, y, top-.008, .045, .008, M.plain('#f4f4f2', .4)); cyl(x, y, top-.0095, .034, .002, M.glow('#fff1d8', 9))

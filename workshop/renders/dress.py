"""What a plan does not draw: radiators, curtains, lamps, pictures, plants."""
import math

import bpy

from plan import Rect, is_hall
from rlib import materials as M
from halls import downlights, dress_hall
from rlib.core import at
from rlib.decor import picture, towel_rail, vase
from rlib.fittings import curtain, radiator, rod
from rlib.lamps import pendant
from rlib.plants import branches, plant
from shell import facing


def dress(plan, style, top, cut):
    taken = occupied(plan)
    for o in plan.windows: window(o, plan, style, top, cut)
    for room in plan.rooms:
        greenery(room, plan, style, taken)
        if cut or not plan.pieces: continue
        walls(room, plan, style, top); lamps(room, plan, style, top)
        before = set(bpy.data.objects); hang(room, plan, style)
        for ob in set(bpy.data.objects)-before: ob.name = 'hung'


def occupied(plan):
    """Where nothing more may stand: furniture, the sweep of doors and the way through them."""
    out = [p.foot.grown(.1) for p in plan.pieces if p.kind != 'rug']
    for p in plan.pieces:
        if p.kind in ('table', 'round-table', 'desk'): out.append(p.foot.grown(.5))
    for d in plan.doors: out.append(d.rect.grown(.95))
    for o in plan.windows:
        if o.balcony: out.append(o.rect.grown(.8))
    return out


def greenery(room, plan, style, taken):
    if room.wet or room.area < 8 or not plan.pieces: return
    c = room.clear; e = .27
    corners = [(c.x0+e, c.y1-e), (c.x1-e, c.y1-e), (c.x0+e, c.y0+e), (c.x1-e, c.y0+e)]
    lit = [o for o in plan.windows if room in o.rooms]
    corners.sort(key=lambda p: min([math.dist(p, o.rect.mid) for o in lit], default=9))
    for k, (x, y) in enumerate(corners):
        spot = Rect(x-.24, y-.24, x+.24, y+.24)
        if any(t.meets(spot) for t in taken): continue
        before = set(bpy.data.objects)
        with at(x, y, .002):
            kids = 'етск' in room.name
            plant(style.plant if not kids else 'small', .95 if not kids else 1.3, M.plaster('#dcd5c8', '#c9c0b0', rough=.8) if room.index % 2 else M.ceramic(style.throw, .4), room.index+2, .17, .3, 'round' if room.index % 2 else 'taper')
        for ob in set(bpy.data.objects)-before: ob.name = 'green'
        taken.append(spot); return


def window(o, plan, style, top, cut):
    room = o.rooms[0] if o.rooms else None
    if not room or room.wet: return
    w = o.rect.w if o.along == 'x' else o.rect.h
    with facing(o, plan):
        if o.z0 > .6 and not o.balcony: radiator(min(1.2, w*.7), min(.5, o.z0-.25))
        if cut:
            if o.z0 > .5 and w > 1.2 and not o.balcony and plan.pieces:
                with at(w*.3, .02, o.z0+.004): vase('ball', M.ceramic(style.throw, .4), .6); branches(0, 0, .12, 5, .22, 'leaf', room.index)
            return
        if not plan.pieces: return
        if 'ухня' == room.name: return
        cloth = M.fabric(style.curtain, scale=300, bump=.2)
        side = min(.42, .18+w*.1)
        high = min(top-.06, o.z1+.2)
        for s in (-1, 1):
            x0, x1 = (-w/2-.28, -w/2-.28+side) if s < 0 else (w/2+.28-side, w/2+.28)
            if fits(o, plan, room, x0 if s < 0 else x1): curtain(x0, x1, .015, high, -.12, cloth, 5, .036, 5+s)
        rod(-w/2-.4, w/2+.4, -.12, high, style.metal()) if fits(o, plan, room, w/2+.4) and fits(o, plan, room, -w/2-.4) else rod(-w/2-.2, w/2+.2, -.12, high, style.metal())


def fits(o, plan, room, x):
    """Whether a curtain at x beside the window hangs inside the room and not on tall furniture."""
    n = o.outward(plan); along = {(0, 1): (1, 0), (0, -1): (-1, 0), (1, 0): (0, -1), (-1, 0): (0, 1)}[n]
    px, py = o.rect.mid[0]+along[0]*x-n[0]*.3, o.rect.mid[1]+along[1]*x-n[1]*.3
    return room.clear.has(px, py, .02) and not any(p.kind in ('wardrobe', 'kitchen') and p.foot.has(px, py, .05) for p in plan.pieces)


def walls(room, plan, style, top):
    """A picture above what stands with its back to a wall; a mirror in the hall."""
    for p in plan.pieces:
        if p.room is not room or p.kind not in ('sofa', 'bed', 'desk', 'single-bed'): continue
        side = p.back if p.kind != 'single-bed' else p.nearest_wall(); c = room.clear
        x, y = {'up': (p.x, c.y1), 'down': (p.x, c.y0), 'left': (c.x0, p.y), 'right': (c.x1, p.y)}[side]
        gap = {'up': c.y1-p.foot.y1, 'down': p.foot.y0-c.y0, 'left': p.foot.x0-c.x0, 'right': c.x1-p.foot.x1}[side]
        if gap > .4 or any(o.rect.grown(.35).has(x, y) for o in plan.windows): continue
        with at(x, y, 1.62, rz={'up': 0, 'left': 90, 'down': 180, 'right': -90}[side]):
            frame = style.timber(); k = room.index
            if p.kind == 'sofa':
                for i, dx in enumerate((-.42, .42)):
                    with at(dx, -.001, 0): picture(.62, .84, M.art((k+i*2) % 4, style.art), frame)
            elif p.kind == 'bed':
                with at(0, -.001, .05): picture(1.0, .66, M.art((k+2) % 5, style.art), frame)
            elif p.kind == 'single-bed':
                with at(0, -.001, -.1): picture(.5, .5, M.art(1, style.art), frame)


def hang(room, plan, style):
    """On free stretches of wall: the set of a hall, a towel rail in a bathroom."""
    if is_hall(room): dress_hall(room, plan, style, free_wall)
    spots = free_wall(room, plan, .5) if any(p.room is room and p.kind in ('bath', 'shower') for p in plan.pieces) else []
    if spots:
        x, y, turn = spots[-1]
        with at(x, y, 0, rz=turn): towel_rail(style)


def free_wall(room, plan, width):
    """(x, y, turn) of stretches of solid wall with nothing before them; +y of the turned frame points into the wall."""
    c = room.clear; out = []
    solid = plan.outer_walls()+plan.walls
    for turn, n, fixed, lo, hi in ((0, (0, 1), c.y1, c.x0, c.x1), (180, (0, -1), c.y0, c.x0, c.x1), (90, (-1, 0), c.x0, c.y0, c.y1), (-90, (1, 0), c.x1, c.y0, c.y1)):
        steps = int((hi-lo-width)/.2)
        for i in range(steps+1):
            m = lo+width/2+.05+i*.2
            if m+width/2 > hi: break
            at_wall = lambda u, d: (u, fixed-n[1]*d) if n[0] == 0 else (fixed-n[0]*d, u)
            if not all(any(w.has(*at_wall(u, -.04)) for w in solid) for u in (m-width/2, m, m+width/2)): continue
            a, b = at_wall(m-width/2, 0), at_wall(m+width/2, .45)
            spot = Rect(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))
            if any(p.foot.meets(spot) for p in plan.pieces) or any(o.rect.meets(spot, .12) for o in plan.doors+plan.windows): continue
            out.append((*at_wall(m, 0), turn))
    return out


def lamps(room, plan, style, top):
    table = next((p for p in plan.pieces if p.room is room and p.kind in ('table', 'round-table')), None)
    if is_hall(room): return downlights(room, top)
    x, y = (table.x, table.y) if table else room.clear.mid
    low = 1.62 if table else top-.55
    if room.wet or room.area < 6 or any(k in room.name for k in ('Холл', 'оридор', 'ардероб')):
        pendant(x, y, top-.14, top, 'disc', M.lacquer('#f2f2f0', .4), r=.17, gl=2.2, light=False); return
    island = next((p for p in plan.pieces if p.room is room and p.kind == 'box' and 'ухн' in room.name and min(p.foot.w, p.foot.h) > .8), None)
    if island and not table:
        for i in (-1, 0, 1): pendant(island.x+i*island.foot.w*.3, island.y, 1.75, top, style.lamp, style.metal(), r=.1, gl=2, light=False)
        return
    r = {'rattan': .22, 'paper': .27, 'globe': .15, 'dome': .21, 'cone': .2, 'disc': .24}[style.lamp]
    pendant(x, y, low if style.lamp != 'disc' else top-.4, top, style.lamp, style.metal() if style.lamp != 'rattan' else M.wood('#c9a470', '#96723f')['z'], r=r, gl=2, light=False)
    if table and table.kind == 'table' and table.w > 1.3:
        dx, dy = (.45, 0) if table.foot.w > table.foot.h else (0, .45)
        pendant(x+dx, y+dy, low if style.lamp != 'disc' else top-.4, top, style.lamp, style.metal() if style.lamp != 'rattan' else M.wood('#c9a470', '#96723f')['z'], r=r, gl=2, light=False)

"""Walls, floors, ceilings, windows and doors of a plan. Walls are cells of a grid, so that no two faces ever overlap."""

import numpy as np

from plan import INNER, OUTER, Rect
from rlib import materials as M
from rlib.core import at, box, cyl, extrude_profile, mesh, quad
from rlib.paving import pave
from rlib.seating import armchair

SKIRTING = [(0, 0), (.014, 0), (.014, .064), (.009, .075), (0, .08)]


def build(plan, style, top, cut):
    """`top`: height of the walls; `cut`: no ceiling, leaves stand open as drawn."""
    faces = wall_faces(plan, top)
    draw_walls(plan, style, faces, cut)
    base_slab(plan, style, cut)
    for room in plan.rooms: floor(room, style)
    for window in plan.windows: draw_window(window, plan, style, top)
    for door in plan.doors if not style.rough else (): draw_door(door, plan, style, top, cut)
    if plan.loggia: draw_loggia(plan, style, top)
    if not cut: ceilings(plan, style, top)


def holes(plan):
    """(rectangle, from, to) of everything cut out of the walls."""
    for o in plan.doors: yield o.rect, 0, o.z1
    for o in plan.windows:
        r = o.rect.grown(.02) if o.along == 'y' else o.rect
        if o.balcony:
            yield Rect(r.x0, r.y0, r.x0+.8, r.y1), .03, o.z1
            yield Rect(r.x0+.8, r.y0, r.x1, r.y1), o.z0, o.z1
        else: yield o.rect, o.z0, o.z1


def wall_faces(plan, top):
    """[(four corners, normal)] of all walls."""
    walls = plan.outer_walls()+[Rect(max(w.x0, 0), max(w.y0, -plan.h), min(w.x1, plan.w), min(w.y1, 0)) for w in plan.walls]
    cuts = [(r, a, min(b, top)) for r, a, b in holes(plan) if a < top]
    marks = lambda values: sorted({round(v, 4) for v in values})
    xs = marks(v for r in walls+[c[0] for c in cuts] for v in (r.x0, r.x1)); ys = marks(v for r in walls+[c[0] for c in cuts] for v in (r.y0, r.y1))
    zs = marks([0, top]+[z for _, a, b in cuts for z in (a, b)])
    full = np.zeros((len(xs)+1, len(ys)+1, len(zs)+1), bool)     # a rim of empty cells all round
    def span(r): return slice(xs.index(round(r.x0, 4))+1, xs.index(round(r.x1, 4))+1), slice(ys.index(round(r.y0, 4))+1, ys.index(round(r.y1, 4))+1)
    for r in walls: i, j = span(r); full[i, j, 1:-1] = True
    for r, a, b in cuts: i, j = span(r); full[i, j, zs.index(round(a, 4))+1:zs.index(round(b, 4))+1] = False
    out = []; axes = (xs, ys, zs)
    for axis in range(3):
        one = full.astype(int); step = np.diff(one, axis=axis)
        for cell in zip(*np.nonzero(step)):
            sign = -int(step[cell]); u, v = [a for a in range(3) if a != axis]
            if not (1 <= cell[u] < len(axes[u]) and 1 <= cell[v] < len(axes[v])): continue
            p = [0, 0, 0]; p[axis] = axes[axis][cell[axis]]; corners = []
            for du, dv in ((0, 0), (1, 0), (1, 1), (0, 1)):
                q = list(p); q[u] = axes[u][cell[u]-1+du]; q[v] = axes[v][cell[v]-1+dv]; corners.append(tuple(q))
            normal = [0, 0, 0]; normal[axis] = sign
            flip = (sign > 0) == (axis == 1)
            out.append((corners[::-1] if flip else corners, tuple(normal)))
    return out


def draw_walls(plan, style, faces, cut):
    groups = {}
    top = max(c[2] for f, _ in faces for c in f)
    for corners, n in faces:
        mid = np.mean(corners, axis=0); room = plan.room_at(mid[0]+n[0]*.03, mid[1]+n[1]*.03) if n[2] == 0 else None
        inside = room and room.clear.has(mid[0]+n[0]*.01, mid[1]+n[1]*.01, .005)
        if n[2]: key = 'cut' if cut and mid[2] > top-.01 else 'reveal'
        elif inside: key = ('room', room.index, n)
        elif plan.inside.grown(OUTER-.01).has(mid[0]+n[0]*.05, mid[1]+n[1]*.05): key = 'reveal'
        else: key = 'facade'
        groups.setdefault(key, []).append(corners)
        if inside and not room.wet and style.stage != 'white' and not style.rough and min(c[2] for c in corners) < .01:
            p0, p1 = [c for c in corners if c[2] < .01]
            extrude_profile(SKIRTING, p0, p1, style.skirting(), inward=n)
    paints = {'cut': style.section(), 'reveal': M.paint('#f4f2ed'), 'facade': style.facade()}
    for key, quads in groups.items():
        mat = paints.get(key) if isinstance(key, str) else style.wall(plan, plan.rooms[key[1]], key[2])
        mesh([c for q in quads for c in q], [tuple(range(4*i, 4*i+4)) for i in range(len(quads))], mat, name='walls')


def base_slab(plan, style, cut):
    i = plan.inside.grown(OUTER)
    box(i.x0, i.y0, -.16, i.w, i.h, .15, M.concrete('#b9b4aa', '#a39e94', '#c9c4ba') if cut else M.plain('#8a857c', .9), .004)


def floor(room, style):
    kind, mat, w, l, joint = style.floor(room)
    r = room.rect; z = -.004-.0006*room.index      # rooms may overlap where a passage is open
    grout = M.plain(joint, .9)
    gap, bevel = (.0028, .001) if room.wet or kind == 'grid' else (.0014, .001)
    if r.w >= r.h or kind == 'herringbone': pave((r.x0, r.y0, z), (1, 0, 0), (0, 1, 0), r.w, r.h, mat, kind, w, l, gap, .004, bevel, grout, seed=room.index+3)
    else: pave((r.x1, r.y0, z), (0, 1, 0), (-1, 0, 0), r.h, r.w, mat, kind, w, l, gap, .004, bevel, grout, seed=room.index+3)


def ceilings(plan, style, top):
    i = plan.inside.grown(OUTER); white = M.paint('#f7f5f1', .03)
    quad([(i.x0, i.y1, top), (i.x1, i.y1, top), (i.x1, i.y0, top), (i.x0, i.y0, top)], white)
    box(i.x0, i.y0, top+.05, i.w, i.h, .1, M.plain('#808080', 1), 0)
    if not style.cornice: return
    c = style.cornice; prof = [(0, 0), (0, -c), (c*.15, -c), (c*.2, -c*.8), (c*.45, -c*.55), (c*.6, -c*.3), (c*.85, -c*.2), (c*.9, -c*.08), (c, 0)]
    for room in plan.rooms:
        if room.wet: continue
        r = room.clear; p = [(r.x0, r.y0, top), (r.x1, r.y0, top), (r.x1, r.y1, top), (r.x0, r.y1, top)]
        for k, n in enumerate(((0, 1, 0), (-1, 0, 0), (0, -1, 0), (1, 0, 0))): extrude_profile(prof, p[k], p[(k+1) % 4], M.paint('#f7f5f1', .01), inward=n)


def facing(opening, plan):
    """Frame of an outer opening: +y points out of the flat, x runs along the wall, origin in the middle on the room's face."""
    n = opening.outward(plan); x, y = opening.rect.mid
    d = OUTER/2
    return at(x-n[0]*d, y-n[1]*d, 0, rz={(0, 1): 0, (-1, 0): 90, (0, -1): 180, (1, 0): -90}[n])


def draw_window(o, plan, style, top):
    w = o.rect.w if o.along == 'x' else o.rect.h
    with facing(o, plan):
        parts = [(-w/2, w/2, o.z0)]
        if o.balcony:
            left = o.outward(plan) == (0, 1); x = -w/2+.8 if left else w/2-.8
            parts = [(-w/2, x, .03), (x, w/2, o.z0)] if left else [(x, w/2, .03), (-w/2, x, o.z0)]
        parts = [part for part in parts if part[1]-part[0] > .3]      # a door that fills its opening has no window next to it
        for x0, x1, z0 in parts: sash(x0, x1, z0, min(o.z1, top), top > o.z1, style)
        x0, x1, z0 = parts[-1]
        if z0 > .1: box(x0-.05, -.11, z0-.03, x1-x0+.1, .24, .032, M.lacquer('#f4f3f0', .25), .006)


def sash(x0, x1, z0, z1, closed, style):
    """Frame, panes and glass between x0..x1 and z0..z1; open at the top where the walls are cut."""
    w, h = x1-x0, z1-z0; y, mat = .15, M.lacquer(style.frame, .35)
    panes = max(1, round(w/.85)); f, g = .055, .045
    def bar(x, z, sx, sz, dy=0, d=.06):
        box(x, y+dy, z, sx, d, sz, mat, .005)
    bar(x0, z0, f, h); bar(x1-f, z0, f, h); bar(x0+f, z0, w-2*f, f)
    if closed: bar(x0+f, z1-f, w-2*f, f)
    pw = (w-2*f)/panes; low, high = z0+f, z1-(f if closed else 0)
    for i in range(panes):
        p = x0+f+i*pw
        bar(p, low, g, high-low, -.012, .07); bar(p+pw-g, low, g, high-low, -.012, .07); bar(p+g, low, pw-2*g, g, -.012, .07)
        if closed: bar(p+g, high-g, pw-2*g, g, -.012, .07)
        else: box(p+g, y+.02, low+g, pw-2*g, .012, high-low-g, M.plain('#c9dadd', .15), 0)
    if panes > 1 and closed: box(x0+f+pw-.02, y-.05, z0+h*.45, .014, .03, .12, M.plain('#d9d9d6', .3), .004)


def draw_door(o, plan, style, top, cut):
    """Jambs, casing, leaf; the leaf stands open where walls are cut, as the plan draws it."""
    t = INNER if not o.outer or min(o.rect.w, o.rect.h) < .25 else OUTER
    (hx, hy), w, h = o.hinge, o.width, min(o.z1, top-.003)
    leaf = M.lacquer(style.entrance if o.outer else style.door, .35); metal = style.metal()
    dx, dy = o.opens; sx, sy = o.swings
    # local frame: x along the opening from the hinge, y to the side where the leaf swings
    angle = {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): -90}[o.opens]
    side = 1 if (dx*sy-dy*sx) > 0 else -1
    with at(hx, hy, 0, rz=angle):
        trim = M.lacquer(style.trim, .35)
        for x in (.002, w-.032): box(x, -t/2-.004, 0, .03, t+.008, h-.002, trim, .003)
        if h < top-.05: box(.032, -t/2-.004, h-.03, w-.064, t+.008, .028, trim, .003)
        for s in (-1, 1):
            y = s*(t/2+.001)-(.012 if s < 0 else 0)
            for x in (-.058, w-.002): box(x, y, 0, .06, .012, h+(.058 if h < top-.05 else 0), trim, .003)
            if h < top-.05: box(.002, y, h-.002, w-.004, .012, .06, trim, .003)
        box(.03, -t/2, -.006, w-.06, t, .008, M.wood(*style.wood)['x'], 0)
        lw = w-.066; x0, y0 = (.033, side*(t/2-.045)-(0 if side > 0 else .04)) if not cut else (.033, 0)
        with at(x0 if not cut else .036, (side*t/2) if cut else 0, 0, rz=0 if not cut else side*88):
            y = -.02 if cut else y0
            box(0, y, .008, lw, .04, h-.042 if h < top-.05 else h-.012, leaf, .003)
            for s in (0, 1):
                yy = y-.05 if s == 0 else y+.044
                if top > 1: box(lw-.16, yy, .99, .12, .014, .016, metal, .004); box(lw-.062, min(yy, y), .985, .02, .05, .026, metal, .003)


def draw_loggia(plan, style, top):
    r = plan.loggia; mat = M.lacquer('#e9e7e1', .5); h = min(1.05, top)
    box(r.x0, r.y0, -.16, r.w, r.h, .14, M.concrete('#b9b4aa', '#a39e94', '#c9c4ba'), .004)
    pave((r.x0, r.y0, -.012), (1, 0, 0), (0, 1, 0), r.w, r.h, M.boards('#a98a66', '#86683f'), 'plank', .12, 1.4, .003, .006, .001, M.plain('#40352a', .9))
    out_up = r.mid[1] > plan.inside.y1
    edges = [(r.x0, r.y0, .1, r.h), (r.x1-.1, r.y0, .1, r.h), (r.x0+.1, r.y1-.1 if out_up else r.y0, r.w-.2, .1)]
    for x, y, w, d in edges:
        box(x, y, -.01, w, d, h, mat, .004)
        if top > h+.05:
            thin = min(w, d)*.35; gx, gy = (w, thin) if w > d else (thin, d)
            for z in (h, min(top, 2.4)-.04): box(x+(w-gx)/2, y+(d-gy)/2, z, gx, gy, .04, M.lacquer(style.frame, .35), .003)
    with at(r.x1-.5, r.mid[1], .0): cyl(0, 0, 0, .22, .48, M.wood(*style.wood)['z'])
    with at(r.x0+.55, r.mid[1], 0, rz=90): armchair(M.fabric(style.throw), style="wood", leg=M.wood(*style.wood)['z'])

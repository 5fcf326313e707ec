"""A room before it is finished, seen by the same cameras: `old`, `shell`, `demolition`, `services`, `plaster`, `finish`."""
from plan import Rect
from rlib import materials as M
from rlib import site
from rlib.core import at, box, cyl, mesh
from rlib.fittings import radiator, socket
from rlib.paving import pave
from shell import facing

# slug -> (x0, y0, x1, y1) on the plan: partitions that stood before the works and went with them
TAKEN_DOWN = {'dvushka-na-artilleriyskoy': (6.15, 0, 6.25, 2.9)}


def dress(plan, style, top):
    stage = style.stage
    for room in plan.rooms:
        inner = Corner(room, plan)
        if stage != 'white' or room.area > 5: site.bulb(*room.clear.mid, top)
        with inner.frame(): FLOORS[stage](inner, style, room.area)
        for k, spot in enumerate(spots(room, plan)):
            with at(*spot[:2], 0, rz=spot[2]): on_wall(stage, k, top, room)
    if stage in ('services', 'finish', 'old', 'white'):
        for o in plan.windows:
            if not o.rooms or o.rooms[0].wet or o.z0 <= .6 or o.balcony: continue
            with facing(o, plan): radiator(min(1.2, (o.rect.w if o.along == 'x' else o.rect.h)*.7), min(.5, o.z0-.25)); pipes() if stage == 'services' else None
    if plan.slug in TAKEN_DOWN and stage in ('shell', 'demolition'): partition(*TAKEN_DOWN[plan.slug], top, stage)
    if stage == 'demolition': chalk(plan)


class Corner:
    """A frame in the corner of a room left of its window: x along the window's wall, y out of the flat."""
    def __init__(self, room, plan):
        c = room.clear; lit = next((o for o in plan.windows if room in o.rooms), None); n = lit.outward(plan) if lit else (0, 1)
        self.turn, self.x, self.y = {(0, 1): (0, c.x0, c.y1), (-1, 0): (90, c.x0, c.y0), (0, -1): (180, c.x1, c.y0), (1, 0): (-90, c.x1, c.y1)}[n]
        self.w, self.d = (c.w, c.h) if n[0] == 0 else (c.h, c.w)

    def frame(self): return at(self.x, self.y, .001, rz=self.turn)


def roomy(area): return area > 8


def on_shell(r, style, area):
    site.debris(int(area*2), r.w, r.d)
    if not roomy(area): return
    crack(r.w, r.d); site.bags(.62, -.75, 2, 80); site.bucket(1.25, -.8, c='#d9762c')
    site.ladder(r.w-.75, -.9, 26)


def on_demolition(r, style, area):
    site.debris(int(area*5), r.w, r.d, 8)
    if not roomy(area): return
    for i in range(5): site.rubble_bag(.45+.52*i if i < 3 else .7+.5*(i-3), -.5 if i < 3 else -.95, 15*i, i+2)
    site.broken_blocks(r.w*.6, -.95); site.ladder(r.w-.7, -1.1, 30); site.bucket(r.w*.42, -1.5)


def on_services(r, style, area):
    site.debris(int(area*1.5), r.w, r.d, 5)
    rail = M.plain('#c3c7c9', .5)
    for i in range(1, int(r.w/1.1)+1):
        x = i*r.w/(int(r.w/1.1)+1); box(x-.006, -r.d+.15, .03, .012, r.d-.3, .012, rail, .001)
        for k in range(int(r.d/.7)): cyl(x, -.3-k*.7, 0, .05, .03, M.plain('#8d8983', .9), r2=.03)
    if not roomy(area): return
    site.coil(.75, -.95); site.coil(1.3, -1.25, .22, site.ORANGE, 2); site.bags(r.w-.7, -.85, 4, 84, 5); site.bags(r.w-.75, -1.35, 2, 92, 11); site.bucket(r.w-1.3, -1.2)
    site.ladder(r.w*.5, -.95, 12)


def on_plaster(r, style, area):
    site.debris(int(area*.6), r.w, r.d, 9)
    if not roomy(area): return
    site.bags(.62, -.75, 3, 86, 8); site.bucket(1.3, -.7, c='#d9762c'); site.bucket(1.72, -.82); site.ladder(r.w-.8, -1.0, 22)
    box(r.w-1.55, -.07, .02, .1, .03, 2, M.plain('#c9cdcf', .3, .9), .002)      # a straightedge against the wall


def on_finish(r, style, area):
    if not roomy(area): return
    site.bucket(.5, -.55, c='#f0eee9', fill='#f6f4f0', h=.26); site.bucket(.86, -.45, c='#f0eee9', fill='', h=.26)


def on_old(r, style, area):
    if not roomy(area): return
    carton = M.plain('#b58b58', .85)
    for x, y, z, w, d, h, rz in ((.5, -.55, 0, .5, .4, .36, 8), (.52, -.55, .361, .42, .34, .3, -6), (1.06, -.5, 0, .44, .36, .32, -12)):
        with at(x, y, z, rz=rz): box(-w/2, -d/2, 0, w, d, h, carton, .004); box(-w/2+.001, -.024, h+.0005, w-.002, .048, .0006, M.plain('#d9c9a4', .35), 0)


FLOORS = {'shell': on_shell, 'demolition': on_demolition, 'services': on_services, 'plaster': on_plaster, 'finish': on_finish, 'old': on_old, 'white': lambda *_: None}


def on_wall(stage, k, top, room):
    """One place of sockets: a chase with cables first, sockets on the painted wall later."""
    z, n = ((.32, 3), (1.1, 1), (.32, 2))[k % 3]
    if stage == 'services': site.chase(z, top-.14, seed=k+room.index*7); site.back_boxes(z, n); site.bundle(-.53, .53, top-.15)
    if stage == 'finish' and not room.wet: socket(n, z=z, kind='switch' if n == 1 else 'socket')


def spots(room, plan, step=1.05, half=.32):
    """(x, y, turn) along solid walls, the same for cables and for sockets; +y of the turned frame points into the wall."""
    c = room.clear; solid = plan.outer_walls()+plan.walls; out = []
    for turn, n, fixed, lo, hi in ((0, (0, 1), c.y1, c.x0, c.x1), (180, (0, -1), c.y0, c.x0, c.x1), (90, (-1, 0), c.x0, c.y0, c.y1), (-90, (1, 0), c.x1, c.y0, c.y1)):
        place = lambda u, d: (u, fixed-n[1]*d) if n[0] == 0 else (fixed-n[0]*d, u)
        u = lo+half+.1
        while u < hi-half:
            a, b = place(u-half, -.2), place(u+half, .1); band = Rect(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))
            free = not any(o.rect.meets(band) for o in plan.doors+plan.windows) and all(any(w.has(*place(v, -.04)) for w in solid) for v in (u-half, u, u+half))
            if free: out.append((*place(u, 0), turn))
            u += step if free else .2
    return out


def pipes():
    """Supply and return from a radiator along the wall, in red and blue sleeves."""
    for dy, dx, colour in ((-.16, .62, '#b8433a'), (-.22, .55, '#3f6ea5')):
        tube_at = [(dx, -.06, .14), (dx, dy, .03), (dx+.1, dy, .02), (dx+.4, dy, .02), (dx+.4, dy-2.6, .02)]
        site.tube(tube_at, .014, M.plain(colour, .7), smooth_path=False)


def crack(w, d):
    """Across the developer's screed from corner to corner."""
    import random
    R = random.Random(5); pts = [(w*(.12+.76*i/40)+R.uniform(-.03, .03), -d*(.9-.75*i/40)+R.uniform(-.03, .03)) for i in range(41)]
    V = [(x+s*R.uniform(.001, .005), y+s*R.uniform(.001, .005), .0015) for x, y in pts for s in (-1, 1)]
    mesh(V, [(2*i, 2*i+1, 2*i+3, 2*i+2) for i in range(40)], M.plain('#3d3a36', .95))


def partition(x0, y0, x1, y1, top, stage):
    """A wall of blocks across the room, or the traces it left."""
    grout = M.plain('#77746d', .95); x, t = (x0+x1)/2, x1-x0
    if stage == 'demolition':
        for z, h in ((.0012, .002), (top-.004, .002)): box(x-t/2-.02, -y1, z, t+.04, y1-y0, h, M.plaster('#aeaaa3', '#98948d', .5, 9, .9, .1), 0)
        box(x-t/2-.02, -y0-.003, 0, t+.04, .002, top, M.plaster('#aeaaa3', '#98948d', .5, 9, .9, .1), 0); return
    box(x-t/2+.004, -y1+.004, 0, t-.008, y1-y0-.008, top-.002, grout, 0)
    for o, u, length in (((x-t/2, -y0, 0), (0, -1, 0), y1-y0), ((x+t/2, -y1, 0), (0, 1, 0), y1-y0), ((x-t/2, -y1, 0), (1, 0, 0), t)):
        pave(o, u, (0, 0, 1), length, top-.003, M.block(), 'brick', .25, .6, .008, .005, .003, grout, 3)


def chalk(plan):
    """Furniture drawn on the floor in its natural size."""
    white = M.plain('#e9eef2', .95)
    for p in plan.pieces:
        f = p.foot
        if p.room.wet or p.kind == 'rug': continue
        for x, y, w, d in ((f.x0, f.y0, f.w, .018), (f.x0, f.y1-.018, f.w, .018), (f.x0, f.y0+.018, .018, f.h-.036), (f.x1-.018, f.y0+.018, .018, f.h-.036)): box(x, y, .0012, w, d, .0008, white, 0)

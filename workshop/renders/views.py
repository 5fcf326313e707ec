"""Which rooms are shown and from where: the camera that sees most of a room is found by itself; HAND overrides it."""
import math
from dataclasses import dataclass

from plan import Rect

NAMES = {'Кухня-гостиная': 'living', 'Гостиная': 'living', 'Спальня': 'bedroom', 'Спальня 2': 'bedroom-2', 'Кухня': 'kitchen', 'Кухня-столовая': 'kitchen', 'Детская': 'kids',
         'Ванная': 'bathroom', 'Санузел': 'bathroom', 'Туалет': 'wc', 'Прихожая': 'hall', 'Холл': 'corridor', 'Вход': 'hall', 'Гардероб': 'wardrobe', 'Постирочная': 'laundry', 'Кабинет': 'study',
         'Гостевая': 'guest', 'Коридор': 'corridor', 'Комната': 'room'}
WORTH = {'bed': 4, 'single-bed': 4, 'sofa': 5, 'kitchen': 5, 'table': 2, 'round-table': 2, 'desk': 3, 'bath': 4, 'shower': 4, 'sink': 3, 'toilet': 1.5, 'wardrobe': 1, 'box': 1, 'washer': 2, 'rug': .5}
STAGES = ('old', 'shell', 'demolition', 'services', 'plaster', 'finish', 'done')     # of the works; `done` is what a view shows without a stage
TALL = ('wardrobe', 'kitchen')
HALF_VIEW = 40      # degrees
# slug -> view -> (x, y of the plan, yaw in degrees: 0 looks up the plan, 90 to the left, lens in mm)
HAND = {
    'dvushka-na-artilleriyskoy': {'kids': (5.95, 4.85, 232, 19), 'day': (6, 4.95, 0, 20.5, .99, 1.42), 'bedroom': (1.55, 4.75, 0, 20, .74, 1.42)},
    'odnushka-na-zelyonoy': {'hall': (5.4, 4.93, 90, 20), 'bathroom': (4.92, 5.12, -90, 21, .84, 1.42)},
    'odnushka-na-kievskoy': {'bathroom': (4.72, 5.02, -90, 21, .84, 1.42)},
    'spalnya-na-aksakova': {'bedroom': (2.3, 5.1, 0, 20, .79, 1.42)},
    'vannaya-na-kashtanovoy': {'bathroom': (1.27, 3.15, 0, 20, .84, 1.42)},
    'kuhnya-gostinaya-na-soglasiya': {'living': (.6, 4.3, 328, 19), 'kitchen': (4.9, 3.5, 40, 20)},
    'tryoshka-na-verhneozyornoy': {'bedroom': (6.65, 5.05, 0, 19.5, .74, 1.42)},
    'studiya-na-levitana': {'bathroom': (1.77, 5.25, -90, 21, .84, 1.42)},
    'dvushka-na-artilleriyskoy-64': {'kids': (3.05, 4.75, 128, 19), 'bedroom': (6.85, 3.8, 335, 19)},
    'dvushka-v-gurievske': {'bathroom': (2.83, 5.15, 90, 21, .84, 1.42)},
    'odnushka-na-soglasiya': {'hall': (5.2, 4.93, 90, 20), 'bathroom': (4.72, 5.12, -90, 21, .84, 1.42)},
    'tryoshka-na-kutuzova': {'bathroom': (3.65, 8.6, 0, 21, .84, 1.42)},
    'odnushka-na-turgeneva': {'bathroom': (4.52, .92, -90, 21, .84, 1.42)},
}


@dataclass
class View:
    room: object
    x: float
    y: float
    yaw: float
    lens: float = 20
    clip: float = .05
    z: float = 1.38


def split(view):
    """'living-shell' -> 'living', 'shell'; 'bedroom-2' -> 'bedroom-2', ''."""
    room, _, stage = view.rpartition('-')
    return (room, stage) if stage in STAGES else (view, '')


def views(plan):
    """name -> View, best rooms first."""
    out = {}
    for room in plan.rooms:
        name = NAMES.get(room.name)
        if not name or name in ('corridor', 'wc') or (name == 'hall' and room.area < 5): continue
        kinds = {p.kind for p in plan.pieces if p.room is room}
        wanted = [(name, None)]
        if name == 'living' and 'kitchen' in kinds: wanted = [('living', ('kitchen', 'table', 'round-table')), ('kitchen', ('sofa', 'bed', 'box'))]
        if name == 'living' and 'bed' in kinds: wanted = [('living', ('kitchen', 'table', 'round-table')), ('kitchen', ('sofa', 'bed'))]
        for view, less in wanted:
            hand = HAND.get(plan.slug, {}).get(view)
            out[view] = View(room, hand[0], -hand[1], *hand[2:]) if hand else best(plan, room, less or (), out.get('living') if view == 'kitchen' else None)
    for view, hand in HAND.get(plan.slug, {}).items():
        if view in out: continue
        a = math.radians(hand[2]); room = plan.room_at(hand[0]-2*math.sin(a), -hand[1]+2*math.cos(a))
        out[view] = View(room, hand[0], -hand[1], *hand[2:])
    order = ['day', 'living', 'kitchen', 'bedroom', 'bedroom-2', 'kids', 'study', 'guest', 'room', 'bathroom', 'hall', 'corridor', 'wardrobe', 'laundry', 'wc']
    return dict(sorted(out.items(), key=lambda item: order.index(item[0])))


def best(plan, room, less, other=None):
    c = room.clear
    if room.area < 7.5: return max(through_walls(plan, room), key=lambda v: score(plan, v, less))
    e = .2; spots = []
    n, m = max(2, round(c.w/.4)), max(2, round(c.h/.4))
    for i in range(n+1): spots += [(c.x0+e+(c.w-2*e)*i/n, y) for y in (c.y0+e, c.y1-e)]
    for j in range(m+1): spots += [(x, c.y0+e+(c.h-2*e)*j/m) for x in (c.x0+e, c.x1-e)]
    spots = [s for s in spots if not any(p.foot.grown(.75 if p.kind in TALL else .05).has(*s) for p in plan.pieces if p.room is room and p.kind not in ('rug', 'box'))]
    return max((View(room, x, y, yaw) for x, y in spots for yaw in range(0, 360, 15)), key=lambda v: score(plan, v, less)-(alike(v, other) if other else 0))


def alike(v, other):
    """Two views of one room should differ."""
    turn = abs((v.yaw-other.yaw+180) % 360-180)
    return 6*max(0, 1-turn/60)+2*max(0, 1-math.dist((v.x, v.y), (other.x, other.y))/2)


def through_walls(plan, room, back=.75):
    """A small room is seen from behind its own wall, which the camera's near plane takes away."""
    c = room.clear; mx, my = c.mid
    b, d = (max(.2, min(back, side/1.72-.1)) for side in (c.w, c.h))     # never so far that the ends of walls come into the picture
    for yaw, x, y, behind in ((0, mx, c.y0-b, b), (180, mx, c.y1+b, b), (90, c.x1+d, my, d), (-90, c.x0-d, my, d)):
        yield View(room, x, y, yaw, 21, behind+.09, 1.42)


def score(plan, v, less=()):
    a = math.radians(v.yaw); look = (-math.sin(a), math.cos(a)); total = 0
    mine = [p for p in plan.pieces if p.room is v.room]
    for p in mine:
        dx, dy = p.x-v.x, p.y-v.y; dist = math.hypot(dx, dy)
        depth = dx*look[0]+dy*look[1]; angle = math.degrees(math.atan2(abs(dx*look[1]-dy*look[0]), depth))
        if depth < .8 or angle > HALF_VIEW: continue
        if any(hides(q.foot, (v.x, v.y), (p.x, p.y)) for q in mine if q is not p and q.kind in TALL): continue
        back = p.nearest_wall() if p.kind in ('box', 'wardrobe', 'sink', 'washer', 'bath', 'shower') else p.back
        front = {'up': (0, -1), 'down': (0, 1), 'left': (1, 0), 'right': (-1, 0)}[back]
        faces = -(front[0]*dx+front[1]*dy)/max(dist, .1)
        value = WORTH[p.kind]*(.35+.65*max(0, faces) if p.kind not in ('table', 'round-table', 'rug') else 1)*(1-angle/90)
        total += value*(.3 if p.kind in less else 1)*min(1, dist/1.8)
    for o in plan.windows:
        if v.room not in o.rooms: continue
        (x, y), n = o.rect.mid, o.outward(plan); dx, dy = x-v.x, y-v.y; depth = dx*look[0]+dy*look[1]
        angle = math.degrees(math.atan2(abs(dx*look[1]-dy*look[0]), depth))
        if depth > 1 and angle < HALF_VIEW: total += 3.2*(1-angle/80)*max(.2, n[0]*look[0]+n[1]*look[1])
    for p in mine:
        if v.clip > .3 and p.kind not in ('rug', 'table', 'box') and stands_behind(p, v): total -= 2 if p.kind in ('bath', 'shower') else 6      # seen from its back, or its taps cut off
        near = nearest(p.foot, v.x, v.y); dx, dy = near[0]-v.x, near[1]-v.y
        if p.kind in TALL and v.clip < .3 and dx*look[0]+dy*look[1] > .1 and off(look, dx, dy) < 50: total -= 7*max(0, 1-math.hypot(dx, dy)/1.8)
    c = v.room.clear; corner = min(math.dist((v.x, v.y), q) for q in ((c.x0, c.y0), (c.x1, c.y0), (c.x0, c.y1), (c.x1, c.y1)))
    reach = ray(c, v.x, v.y, look)
    return total*(.5+.5*min(1, reach/4))-corner*.6+reach*.25


def off(look, dx, dy): return math.degrees(math.atan2(abs(dx*look[1]-dy*look[0]), dx*look[0]+dy*look[1]))


def nearest(r, x, y): return max(r.x0, min(r.x1, x)), max(r.y0, min(r.y1, y))


def stands_behind(p, v):
    """Whether a piece stands with its back to the wall that the camera looks through."""
    a = math.radians(v.yaw); x, y = nearest(p.foot, v.x, v.y); depth = (x-v.x)*-math.sin(a)+(y-v.y)*math.cos(a)
    return depth < v.clip+.3


def ray(c, x, y, d):
    """How far one looks inside the room."""
    ts = [((c.x1 if d[0] > 0 else c.x0)-x)/d[0] if abs(d[0]) > 1e-6 else 99, ((c.y1 if d[1] > 0 else c.y0)-y)/d[1] if abs(d[1]) > 1e-6 else 99]
    return min(ts)


def hides(r: Rect, a, b):
    """Whether the way from a to b crosses r."""
    return any(r.has(a[0]+(b[0]-a[0])*t/12, a[1]+(b[1]-a[1])*t/12, -.02) for t in range(1, 12))

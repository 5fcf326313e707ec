"""A flat's or work's plan as Blender metres: x runs right, y runs up (the plan's own y runs down)."""
import math
import os
from dataclasses import dataclass, field

import yaml

OUTER, INNER = .30, .13
CEILINGS = {'tryoshka-na-verhneozyornoy': 3.1, 'vannaya-na-kashtanovoy': 3.0}     # works say theirs in words only
SIDES = {'up': (0, 1), 'down': (0, -1), 'left': (-1, 0), 'right': (1, 0)}
TURN = {'up': 0, 'left': 90, 'down': 180, 'right': -90}   # degrees that turn a piece's back (its +y) to that side


@dataclass(frozen=True)
class Rect:
    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def w(self): return self.x1-self.x0
    @property
    def h(self): return self.y1-self.y0
    @property
    def mid(self): return ((self.x0+self.x1)/2, (self.y0+self.y1)/2)

    def has(self, x, y, e=0.0): return self.x0-e <= x <= self.x1+e and self.y0-e <= y <= self.y1+e
    def meets(self, o, e=0.0): return self.x0 < o.x1+e and o.x0 < self.x1+e and self.y0 < o.y1+e and o.y0 < self.y1+e
    def grown(self, e): return Rect(self.x0-e, self.y0-e, self.x1+e, self.y1+e)


def is_hall(room): return any(part in room.name for part in ('рихож', 'Вход'))


def rect(x, y, w, h): return Rect(x, -(y+h), x+w, -y)


@dataclass
class Room:
    index: int
    name: str
    area: float
    wet: bool
    rect: Rect      # between the middles of the walls
    clear: Rect     # between their faces


@dataclass
class Opening:
    kind: str       # 'window' or 'door'
    rect: Rect
    along: str      # 'x' or 'y'
    outer: bool
    rooms: list = field(default_factory=list)
    hinge: tuple = ()
    opens: tuple = ()
    swings: tuple = ()
    width: float = 0
    z0: float = 0
    z1: float = 2.1
    balcony: bool = False

    def outward(self, plan):
        """Unit vector out of the flat, for openings of outer walls."""
        (x, y), r = self.rect.mid, plan.inside
        if self.along == 'x': return (0, 1) if y > r.y1 else (0, -1)
        return (1, 0) if x > r.x1 else (-1, 0)


@dataclass
class Piece:
    kind: str
    x: float
    y: float
    w: float
    d: float
    rotate: float
    room: Room = None

    @property
    def foot(self):
        turned = round(self.rotate/90) % 2 == 1
        w, d = (self.d, self.w) if turned else (self.w, self.d)
        if self.kind == 'round-table': w = d = 2*self.w
        return Rect(self.x-w/2, self.y-d/2, self.x+w/2, self.y+d/2)

    @property
    def back(self):
        """The side where a drawn piece has its back: pillows, cistern, wall of the kitchen."""
        return ('up', 'right', 'down', 'left')[round(self.rotate/90) % 4]

    def nearest_wall(self):
        """The side a piece without a drawn front stands against; a long piece stands with its long side."""
        f, c = self.foot, self.room.clear
        gap = {'up': c.y1-f.y1, 'down': f.y0-c.y0, 'left': f.x0-c.x0, 'right': c.x1-f.x1}
        if f.w > f.h*1.2: gap = {k: gap[k] for k in ('up', 'down')}
        elif f.h > f.w*1.2: gap = {k: gap[k] for k in ('left', 'right')}
        return min(gap, key=gap.get)


class Plan:
    def __init__(self, path):
        data = yaml.safe_load(open(path, encoding='utf8'))
        p = data['plan']
        self.slug = os.path.basename(path)[:-5]
        self.ceiling = data.get('ceilingM', CEILINGS.get(self.slug, 2.7))
        self.w, self.h = p['width'], p['height']
        self.inside = Rect(0, -self.h, self.w, 0)
        self.loggia = rect(*(p['loggia'][k] for k in ('x', 'y', 'width', 'height'))) if p.get('loggia') else None
        self.walls = [self._wall(q) for q in p['walls']]
        self.rooms = [self._room(i, q) for i, q in enumerate(p['rooms'])]
        self.doors = [self._door(q) for q in p['doors']]
        self.windows = [self._window(q) for q in p['windows']]
        self.pieces = [self._piece(q) for q in p.get('furniture', [])]

    def room_at(self, x, y):
        return next((r for r in self.rooms if r.rect.has(x, y)), None)

    def outer_walls(self):
        i, t = self.inside, OUTER
        return [Rect(-t, i.y1, i.x1+t, i.y1+t), Rect(-t, i.y0-t, i.x1+t, i.y0), Rect(-t, i.y0, 0, i.y1), Rect(i.x1, i.y0, i.x1+t, i.y1)]

    def _wall(self, q):
        e = INNER/2
        x0, x1 = sorted((q['x1'], q['x2'])); y0, y1 = sorted((-q['y1'], -q['y2']))
        return Rect(x0-e, y0-e, x1+e, y1+e)

    def _room(self, i, q):
        r = rect(q['x'], q['y'], q['width'], q['height'])
        e = lambda value, edge: 0 if abs(value-edge) < .02 else INNER/2
        clear = Rect(r.x0+e(r.x0, 0), r.y0+e(r.y0, -self.h), r.x1-e(r.x1, self.w), r.y1-e(r.y1, 0))
        return Room(i, q['name'], q['areaM2'], q.get('wet', False), r, clear)

    def _beside(self, opening):
        x, y = opening.rect.mid; dx, dy = (0, .45) if opening.along == 'x' else (.45, 0)
        opening.rooms = [r for r in (self.room_at(x+dx, y+dy), self.room_at(x-dx, y-dy)) if r]
        opening.outer = len(opening.rooms) < 2
        return opening

    def _door(self, q):
        x, y, w, t = q['hingeX'], -q['hingeY'], q['width'], q.get('thicknessM', INNER)+.04
        o, s = SIDES[q['opens']], SIDES[q['swings']]
        if q['direction'] == 'horizontal': r = Rect(min(x, x+w*o[0]), y-t/2, max(x, x+w*o[0]), y+t/2)
        else: r = Rect(x-t/2, min(y, y+w*o[1]), x+t/2, max(y, y+w*o[1]))
        return self._beside(Opening('door', r, 'x' if q['direction'] == 'horizontal' else 'y', False, [], (x, y), o, s, w))

    def _window(self, q):
        """A window's place is the lower (or right) face of its outer wall."""
        t = OUTER
        r = rect(q['x'], q['y']-t, q['length'], t) if q['direction'] == 'horizontal' else rect(q['x']-t, q['y'], t, q['length'])
        o = self._beside(Opening('window', r, 'x' if q['direction'] == 'horizontal' else 'y', True))
        length, wet = q['length'], bool(o.rooms and o.rooms[0].wet)
        o.z1 = min(2.42, self.ceiling-.28)
        o.z0 = 1.05 if wet or length <= .8 else .3 if length >= 3 else .82
        o.balcony = bool(self.loggia and self.loggia.meets(r, .05))
        return o

    def _piece(self, q):
        w = q['width']; d = q.get('height', w)
        if q['kind'] == 'round-table': x, y = q['x'], -q['y']
        else: x, y = q['x']+w/2, -(q['y']+d/2)
        room = self.room_at(x, y) or min(self.rooms, key=lambda r: math.dist(r.rect.mid, (x, y)))
        return Piece(q['kind'], x, y, w, d, q.get('rotate', 0), room)

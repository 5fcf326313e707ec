"""Cameras and lights: one above the cut flat, one for each view of a room."""
import math
import os

import bpy

from plan import OUTER
from rlib import materials as M
from rlib import studio as S
from rlib.core import quad
from views import views

TILT, LENS_MM = 22, 85


def above(plan, size):
    """Looks down with a long lens, tilted towards the reader, and holds the whole flat."""
    cam = S.camera((0, 0, 1), yaw=0, lens=LENS_MM); cam.rotation_euler = (math.radians(TILT), 0, 0)
    i = plan.inside.grown(OUTER); top = plan.loggia.y1 if plan.loggia else i.y1
    cx, cy = (i.x0+i.x1)/2, (i.y0+max(i.y1, top))/2
    need_x = i.w/2; need_y = ((max(i.y1, top)-i.y0)*math.cos(math.radians(TILT))+1.3*math.sin(math.radians(TILT)))/2
    half = math.tan(math.atan(18/LENS_MM)); distance = max(need_x/half, need_y/(half*size[1]/size[0]))*1.13+.9
    a = math.radians(TILT); cam.location = (cx, cy-math.sin(a)*distance-.1, math.cos(a)*distance+.5)
    cam.data.clip_end = 500


def daylight():
    w = S.world('#f3f1ec', .8); w.cycles.sampling_method = 'AUTOMATIC'
    sun = S.sun(128, 54, 2.4, 5000, 7)
    quad([(-80, -80, -.16), (80, -80, -.16), (80, 80, -.16), (-80, 80, -.16)], M.plain('#cdcdc8', 1, spec=0))
    return sun


def inside(plan, style, view):
    v = views(plan)[view]
    for ob in [o for o in bpy.data.objects if o.type in ('LIGHT', 'CAMERA') or o.name.startswith('view')]: bpy.data.objects.remove(ob)
    S.camera((v.x, v.y, v.z), yaw=v.yaw, lens=v.lens, shift=-.05, clip=v.clip)
    for plant in [o for o in bpy.data.objects if o.name.startswith('green')]: plant.hide_render = math.dist(plant.matrix_world.translation[:2], (v.x, v.y)) < 1.7
    a = math.radians(v.yaw); look = (-math.sin(a), math.cos(a))
    for ob in [o for o in bpy.data.objects if o.name.startswith('hung')]:
        x, y = ob.matrix_world.translation[:2]; ob.hide_render = (x-v.x)*look[0]+(y-v.y)*look[1] < v.clip+.5
    S.world('#d3deea', .25)
    seen = [r for r in plan.rooms if r is v.room or (r.rect.meets(v.room.rect, -.05)) or (opens_into(r, v.room) and not r.wet)]
    dark = not any(v.room in o.rooms for o in plan.windows)
    for r in seen: fill(r, plan, style, r is v.room, dark)
    first, shown = True, set()
    for o in plan.windows:
        if not any(r in o.rooms for r in seen): continue
        w = o.rect.w if o.along == 'x' else o.rect.h; h = o.z1-o.z0; n = o.outward(plan); x, y = o.rect.mid
        S.area((x-n[0]*(OUTER/2+.03), y-n[1]*(OUTER/2+.03), (o.z0+o.z1)/2), (w*.96, h*.96), (-n[0], -n[1], -.12), 36*w*h, M.srgb('#e6eefc')[:3])
        S.area((x+n[0]*.2, y+n[1]*.2, (o.z0+o.z1)/2), (w*.98, h*.98), (-n[0], -n[1], 0), 14*w*h, M.srgb('#eaf1ff')[:3])
        if n not in shown: outside(n, plan, style); shown.add(n)
        if first and v.room in o.rooms: S.sun(math.degrees(math.atan2(-n[0], -n[1]))+style.side, 31, 13*style.sun, style.light, 1.2); first = False


def opens_into(a, b):
    """Halls are seen from the rooms beside them."""
    return a is not b and a.rect.meets(b.rect, .05) and any(k in a.name+b.name for k in ('рихож', 'Холл', 'Вход', 'оридор')) and any('остин' in r.name for r in (a, b))


def fill(room, plan, style, main, dark):
    c = room.clear; (x, y), z = c.mid, plan.ceiling-.32
    lit = any(room in o.rooms for o in plan.windows)
    light = S.area((x, y, z), (c.w*.62, c.h*.62), (0, 0, -1), (4.5 if lit else 13)*c.w*c.h, S.kelvin(4700 if lit else 4200))
    light.visible_glossy = False
    if not lit and not room.wet: S.area((x, y, 1.9), (c.w*.7, c.h*.7), (0, 0, 1), 3.5*c.w*c.h, S.kelvin(4400)).visible_glossy = False


def outside(n, plan, style):
    """The picture beyond the windows of one side, seen but lighting nothing; mirrored to both sides for slanting looks."""
    i = plan.inside; x, y = i.mid[0]+n[0]*i.w/2, i.mid[1]+n[1]*i.h/2; d, half, z0, z1 = 11, 17, -5.4, 11.6; t = (-n[1], n[0])
    picture = M.image(os.path.join(os.environ['RENDERS'], 'views', (style.yard if n == (0, -1) and style.yard else style.view)+'.png'), 5)
    for k, flip in ((0, 1), (-1, -1), (1, -1)):
        cx, cy = x+n[0]*d+t[0]*half*2*k, y+n[1]*d+t[1]*half*2*k; a, b = (half*flip, -half*flip)
        ob = quad([(cx+t[0]*a, cy+t[1]*a, z0), (cx+t[0]*b, cy+t[1]*b, z0), (cx+t[0]*b, cy+t[1]*b, z1), (cx+t[0]*a, cy+t[1]*a, z1)], picture)
        ob.name = 'view'; ob.visible_diffuse = False; ob.visible_shadow = False; ob.visible_glossy = False

"""One flat, some views: blender -b --factory-startup -P render.py -- <plan.yaml> <work folder> <scale of samples> <view>...

A view is `plan` (from above, walls cut) or a name from views.py; with `-shell`, `-old` or another of style.STAGES the same room at that stage. Leaves multilayer EXRs for finish.py."""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy

import cameras
import dress
import furnish
import shell
import stages
from plan import Plan
from rlib import core
from rlib import materials as M
from rlib import studio as S
from style import STYLES, Style
from views import split

CUT_M = 1.3
SIZE = (1280, 960)
ROOM_SIZE = (1200, 900)


def scene(plan, style, cut):
    core.reset(); M.clear()
    top = CUT_M if cut else plan.ceiling
    shell.build(plan, style, top, cut)
    if style.stage not in ('done', 'white'): return stages.dress(plan, style, top)
    furnish.furnish(plan, style, top, cut)
    dress.dress(plan, style, top, cut)


def shoot(base, size, direct, bounced, bounces):
    """Direct light at full size, bounced light at half size, each twice with other seeds."""
    S.setup(*size, direct, bounces=0); S.shoot(base+'_hi')
    S.setup(size[0]//2, size[1]//2, bounced, bounces=bounces); S.shoot(base+'_lo', seed0=17)


def main():
    path, folder, scale, *views = sys.argv[sys.argv.index('--')+1:]
    plan = Plan(path); style = STYLES.get(plan.slug, Style()); k = float(scale); built = None
    percent = float(os.environ.get('SIZE', 1)); size = (int(SIZE[0]*percent), int(SIZE[1]*percent))
    for view in views:
        t0 = time.time(); cut = view == 'plan'; room, stage = split(view)
        if built != (cut, stage): scene(plan, style.before(stage) if stage else style, cut); built = (cut, stage)
        t1 = time.time(); p1 = time.process_time(); base = os.path.join(folder, f'{plan.slug}-{view}')
        if cut:
            cameras.above(plan, size); cameras.daylight()
            shoot(base, size, max(2, round(4*k)), max(3, round(5*k)), 2)
        else:
            cameras.inside(plan, style, room)
            shoot(base, tuple(int(q*percent) for q in ROOM_SIZE), max(2, round(3*k)), max(4, round(9*k)), 4)
        print(f'RENDERED {plan.slug} {view} build {t1-t0:.0f} s, render {time.time()-t1:.0f} s (processor {time.process_time()-p1:.0f} s), {len(bpy.data.objects)} objects')


main()

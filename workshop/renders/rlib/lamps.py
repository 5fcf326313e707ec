"""Lamps. Origin on the floor, centre of the footprint, front faces -Y."""
import math
from .core import *
from . import materials as M
from . import studio as S
def pendant(x, y, z, H=2.7, style='dome', mat=None, cord=None, r=.2, power=25, k=2800, gl=6.0, light=True):
    """z = bottom of the shade."""
    mat = mat or M.blackmetal(); cord = cord or M.plain('#202020', .6)
    top = {'dome': .24, 'globe': 2*r, 'cone': .26, 'cyl': .32, 'disc': .1, 'rattan': .34, 'paper': 1.5*r}[style]
    tube([(x, y, z+top-.01), (x, y, H)], .0028, cord, smooth_path=False); cyl(x, y, H-.025, .05, .025, mat)
    if style == 'dome':
        shell([(r, 0), (r*.98, .03), (r*.86, .10), (r*.6, .17), (r*.22, .205), (.03, .215), (.025, .25)], mat, x=x, y=y, z=z); sphere(x, y, z+.075, .045, M.glow('#ffdcae', gl*3), 20)
        if light: point((x, y, z+.02), power, k=k, r=.05)
    elif style == 'cone':
        shell([(r, 0), (r*.25, .2), (.03, .22), (.03, .27)], mat, x=x, y=y, z=z); sphere(x, y, z+.07, .04, M.glow('#ffdcae', gl*3), 20)
        if light: point((x, y, z+.01), power, k=k, r=.05)
    elif style == 'globe':
        sphere(x, y, z+r, r, M.shade('#ffe9cf', gl), 40); cyl(x, y, z+2*r-.015, .035, .05, mat)
        if light: pl = point((x, y, z-.03), power, k=k, r=.06)
    elif style == 'cyl':
        lathe([(.032, 0), (.034, .004), (.034, .32), (.03, .322)], mat, 32, x, y, z); cyl(x, y, z-.001, .026, .004, M.glow('#ffdcae', gl*4))
        if light: spot((x, y, z-.01), (0, 0, -1), power*3, k, 75)
    elif style == 'disc':
        lathe([(r, 0), (r, .012), (.04, .05), (.03, .1)], mat, 56, x, y, z); lathe([(r-.01, -.002), (r-.012, .001)], M.glow('#ffe2bd', gl), 56, x, y, z)
        if light: area((x, y, z-.01), (r*1.4, r*1.4), (0, 0, -1), power, kelvin(k))
    elif style == 'rattan':
        for i in range(36):
            a = 2*math.pi*i/36; tube([(x+.03*math.cos(a), y+.03*math.sin(a), z+.34), (x+r*.7*math.cos(a), y+r*.7*math.sin(a), z+.27), (x+r*1.12*math.cos(a+.2), y+r*1.12*math.sin(a+.2), z+.13), (x+r*math.cos(a+.3), y+r*math.sin(a+.3), z)], .0035, mat, res=4)
        for rr, zz in ((r, 0), (r*1.05, .07), (r*.98, .16), (r*.72, .255), (r*.3, .325)): tube([(x+rr*math.cos(q*math.pi/12), y+rr*math.sin(q*math.pi/12), z+zz) for q in range(24)], .005, mat, cyclic=True, res=3)
        sphere(x, y, z+.17, .05, M.glow('#ffdcae', gl*2.2), 20)
        if light: point((x, y, z+.14), power, k=k, r=.05)
    elif style == 'paper':
        lathe([(max(.02, r*math.sin(math.pi*i/40)), r*.75*(1-math.cos(math.pi*i/40))+(.004*(i % 2))) for i in range(41)], M.shade('#fff0dc', gl*.55), 56, x, y, z, auto=80)
        if light: point((x, y, z-.04), power, k=k, r=.08)

point = S.point; area = S.area; spot = S.spot; kelvin = S.kelvin


def table_lamp(mat=None, h=.42, power=7, style='shade', gl=3.2, k=2750):
    mat = mat or M.ceramic('#d9cfc0', .35)
    if style == 'shade':
        lathe([(.07, 0), (.075, .01), (.095, .07), (.085, .14), (.03, .19), (.014, .205), (.012, h-.18)], mat, 40); shell([(.15, 0), (.105, .19)], M.shade('#ffe7c8', gl), .002, z=h-.19)
        point((0, 0, h-.09), power*.7, k=k, r=.04); point((0, 0, h+.02), power*.5, k=k, r=.04)
    elif style == 'globe':
        cyl(0, 0, 0, .06, .09, mat); sphere(0, 0, .19, .11, M.shade('#ffe9cf', gl*1.5), 36); point((0, -.14, .19), power, k=k, r=.05)
    elif style == 'mush':
        lathe([(.08, 0), (.07, .02), (.035, .12), (.035, h-.14)], mat, 40); shell([(.17, 0), (.165, .03), (.12, .10), (.04, .14), (.001, .145)], mat, .003, z=h-.15); sphere(0, 0, h-.11, .035, M.glow('#ffdcae', 14), 16); point((0, 0, h-.14), power, k=k, r=.04)



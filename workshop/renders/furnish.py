"""Every kind of furniture of a plan, scaled to the box that the plan gives it."""
from plan import TURN, is_hall
from rlib import materials as M
from rlib.bathroom import bottle, shower, toilet, tub
from rlib.core import at, box, cyl, lathe, rbox, shell, tube
from rlib.decor import basket, books, cup, mirror_rect, stack, vase
from rlib.kitchen import base_units, faucet, hob, jars, kettle, tall_units, upper_units, worktop, board_set
from rlib.lamps import table_lamp
from rlib.plants import branches
from rlib.seating import chair, office_chair, sofa
from rlib.soft import bed, rug
from rlib.tables import cabinet, handle_at, round_table, shelf_unit, table


def furnish(plan, style, top, cut):
    for i, piece in enumerate(plan.pieces):
        upright = piece.kind in ('box', 'wardrobe', 'shower', 'sink', 'washer', 'bath')
        f = piece.foot
        rz, w, d = -piece.rotate, piece.w, piece.d
        if upright:
            back = piece.nearest_wall(); rz = TURN[back]
            w, d = (f.w, f.h) if back in ('up', 'down') else (f.h, f.w)
        with at(piece.x, piece.y, .001, rz=rz): KINDS[piece.kind](w, d, style, Place(plan, piece, top, cut, i+1))


class Place:
    """Where a piece stands: what it may look like there."""
    def __init__(self, plan, piece, top, cut, seed):
        self.plan, self.piece, self.top, self.cut, self.seed = plan, piece, top, cut, seed
        self.room = piece.room.name
        self.low = top-.02 if cut else None

    def height(self, h): return min(h, self.low) if self.cut else min(h, self.top-.05)
    def named(self, *words): return any(w in self.room for w in words)
    def by_window(self): return any(o.rect.meets(self.piece.foot, .35) for o in self.plan.windows)
    def others(self, kind): return [p for p in self.plan.pieces if p.kind == kind and p.room is self.piece.room]


def double_bed(w, d, style, at_):
    wood = style.timber(); linen = M.fabric(style.linen, bump=.15, var=.1); accent = M.fabric(style.throw, scale=300)
    kids = at_.named('етск')
    if style.slats_m and not at_.cut:
        for i in range(int(style.slats_m/.06)): box(-style.slats_m/2+i*.06, d/2+.06, .12, .045, .03, .95, wood['z'], .003)
        box(-style.slats_m/2, d/2+.05, 1.07, style.slats_m, .06, .02, wood['x'], .003); box(-style.slats_m/2+.03, d/2+.075, 1.092, style.slats_m-.06, .02, .006, M.glow('#ffe2b8', 14), 0)
    with at(0, -.04):
        bed(w-.12, d-.12, wood, linen, linen, throw=accent, pillows=[linen, linen, accent, accent] if w > 1.2 else [linen, accent], seed=at_.seed,
            style='soft' if not kids and style.metals == 'brass' else 'panel', headmat=M.fabric(style.accent, scale=300) if style.metals == 'brass' and not kids else None, headh=.9)


def couch(w, d, style, at_):
    fabrics = [M.fabric(c, scale=340) for c in style.cushions]
    cush = ((-w*.33, fabrics[0], .44), (-w*.2, fabrics[1], .40), (w*.31, fabrics[2], .44))
    with at(0, 0): sofa(w, d, M.velvet(style.sofa) if style.cornice > .1 else M.fabric(style.sofa, scale=380), seats=3 if w > 2.3 else 2, seed=at_.seed, cush=cush, leg=style.timber())


def low_box(w, d, style, at_):
    wood = style.timber(); long = w > 1.1
    if at_.named('остир', 'анна', 'ануз'):
        cabinet(w, d, .86, M.lacquer('#f1efea', .3), 0, fronts=max(1, round(w/.6)), base=.06, handle=style.metal())
        with at(0, 0, .86): basket(min(w, d)*.36, .2)
    elif at_.named('ухн') and long and d > .8: island(w, d, style)
    elif long and at_.others('sofa') or long and at_.named('остин'):
        cabinet(w, d, .5, wood, .12, fronts=max(2, round(w/.55)), slats=True); vase('jug', None, .7, -w*.4, 0, .5); branches(-w*.4, 0, .68, 5, .4, 'euc', at_.seed)
        if not at_.cut:
            with at(0, d/2-.02, 1.02): box(-.62, -.03, 0, 1.24, .03, .7, M.plain('#0d0d0f', .15), .005)
    elif long:
        with at(0, d/2): shelf_unit(w, at_.height(2.1), d, wood, rows=5 if not at_.cut else 3, cols=max(1, round(w/.8)), seed=at_.seed)
    elif at_.named('ухн') and w > .5 and not at_.others('sofa'): fridge(w, d, style, at_)
    elif at_.others('rug') and at_.others('sofa'):
        table(w, d, .38, wood, style='slab'); stack(2, -w*.2, .04, .38, seed=at_.seed); vase('ball', M.ceramic(style.throw, .3), .6, w*.2, 0, .38); branches(w*.2, 0, .5, 4, .26, 'leaf', at_.seed)
    else:
        cabinet(w, d, .48 if w < .6 else .75, wood, .1 if w < .6 else .08, fronts=1, handle=style.metal())
        with at(-.04, .02, .48 if w < .6 else .75): table_lamp(M.ceramic(style.throw, .35), .4, power=2.2)
        if w >= .4: stack(2, w*.25, -d*.2, .48 if w < .6 else .75, seed=at_.seed, w=.13, d=.1)


def island(w, d, style):
    """Stone on three sides, fronts to the kitchen, stools on the other side."""
    stone = M.marble(style.worktop, '#8d8880'); dark = M.lacquer('#2f3132', .4)
    box(-w/2+.04, -d/2+.22, .02, w-.08, d-.24, .86, dark, .003); box(-w/2, -d/2, .88, w, d, .04, stone, .003)
    for x in (-w/2, w/2-.04): box(x, -d/2, 0, .04, d, .88, stone, .003)
    vase('slim', M.plain('#1f2021', .4), .8, w*.25, 0, .92); branches(w*.25, 0, 1.1, 6, .45, 'leaf', 4)
    for i in (-1, 0, 1):
        rbox(i*w*.28, -d/2-.1, .64, .38, .34, .06, M.leather('#a9713f'), r=.03, n=6)
        for sx in (-.15, .15):
            for sy in (-.13, .13): tube([(i*w*.28+sx, -d/2-.1+sy, .64), (i*w*.28+sx*1.15, -d/2-.1+sy*1.15, 0)], .009, M.blackmetal(), smooth_path=False)


def fridge(w, d, style, at_):
    h = at_.height(2.0)
    box(-w/2+.01, -d/2+.02, .02, w-.02, d-.02, h-.02, M.lacquer('#e9e9e6', .25), .008)
    box(-w/2+.012, -d/2, .04, w-.024, .02, min(.72, h-.1), M.lacquer('#e9e9e6', .2), .006); box(-w/2+.012, -d/2, .77, w-.024, .02, h-.78, M.lacquer('#e9e9e6', .2), .006)
    handle_at(w/2-.07, -d/2, .95, M.steel(), 'bar', .3, vertical=True)


def wardrobe(w, d, style, at_):
    hall = is_hall(at_.piece.room); built_in = hall and not at_.cut      # up to the ceiling: no dark gap above
    h = at_.height(min(2.4, at_.top-.02)) if not built_in else at_.top-.004; n = max(1, round(w/.5)); fw = w/n
    if at_.named('ардероб') and not at_.cut: return open_wardrobe(w, d, style, at_, h)
    front = M.wood(*style.hall_front)['z'] if hall and style.hall_front else M.wood(*style.closet)['z'] if style.closet else M.lacquer(style.walls if not at_.named('етск') else style.kids, .38)
    box(-w/2, -d/2+.02, .0, w, d-.02, h, style.timber()['z'], .002)
    for i in range(n):
        x = -w/2+i*fw
        box(x+.0015, -d/2, .06, fw-.003, .02, h-.063, M.mirror() if hall and i in style.hall_mirrors else front, .002)
        handle_at(x+(fw-.05 if i % 2 == 0 else .05), -d/2, 1.05, style.metal(), 'bar', .3, vertical=True)


def open_wardrobe(w, d, style, at_, h):
    wood = style.timber(); n = max(1, round(w/.95)); th = .022
    for i in range(n+1): box(-w/2+i*(w-th)/n, -d/2, 0, th, d, h, wood, .002)
    for z in (.05, .42, h-.35, h-th): box(-w/2, -d/2, z, w, d, th, wood, .002)
    for i in range(n):
        x0 = -w/2+i*w/n+.06; x1 = x0+w/n-.12
        tube([(x0-.04, 0, h-.45), (x1+.04, 0, h-.45)], .012, style.metal(), smooth_path=False)
        colours = (style.sofa, style.throw, style.accent, style.linen, *style.cushions)
        k = int((x1-x0)/.065)
        for j in range(k): rbox(x0+.03+j*.065, 0, h-1.35+.12*((j*7) % 3), .045, d*.72, .88-.12*((j*7) % 3), M.fabric(colours[(j*3+i) % len(colours)]), r=.02, n=6, wr=.01, seed=j)
        for j in range(3): rbox(x0+.14+j*.26, -.02, .445, .22, d*.7, .1+.04*(j % 2), M.fabric(colours[(j+i) % len(colours)]), r=.03, n=6, seed=j)
        for j in range(2): box(x0+.04+j*.36, -d*.4, h-.33, .32, d*.75, .22, M.fabric('#cdbfa6'), .01)


def carpet(w, d, style, at_): rug(w, d, M.rug(*style.rug), .012, M.fabric(style.rug[0]))


def chairs_at(places, style):
    seat = M.fabric(style.cushions[2], scale=300)
    for x, y, rz in places:
        with at(x, y, 0, rz=rz): chair(seat if style.chair != 'shell' else M.plain('#efece4', .45), style.timber()['z'], style.chair)


def dining(w, d, style, at_):
    table(w, d, .75, style.timber(), style='splay' if style.metals != 'black' else 'metal', leg=None if style.metals != 'black' else M.blackmetal())
    n = max(1, int(w/.6)); xs = [-w/2+(i+.5)*w/n for i in range(n)]
    chairs_at([(x, d/2+.06, 0) for x in xs]+[(x, -d/2-.06, 180) for x in xs], style)
    bowl_and_vase(style, at_, w*.1)


def bowl_and_vase(style, at_, x):
    z = .75; vase('ball', M.ceramic(style.throw, .3), .9, -x, .02, z); branches(-x, .02, z+.19, 5, .38, 'euc' if at_.seed % 2 else 'leaf', at_.seed)
    shell([(.05, 0), (.1, .02), (.14, .06)], M.ceramic('#e9e3d8', .3), .005, x=x+.16, y=-.03, z=z); cup(x+.42 if x > .1 else -.2, -.1, z)


def round_dining(radius, _, style, at_):
    round_table(radius, .75, style.timber(), style='tulip' if style.chair == 'shell' else 'leg3')
    away = radius+.14; places = []
    for x, y, rz in ((away, 0, -90), (0, away, 0), (-away, 0, 90), (0, -away, 180)):
        gx, gy = at_.piece.x+x*1.9, at_.piece.y+y*1.9
        if at_.piece.room.rect.has(gx, gy): places.append((x, y, rz))
    chairs_at(places, style); vase('jug', M.ceramic(style.throw, .3), .7, 0, .03, .75); branches(0, .03, .9, 5, .34, 'leaf', at_.seed)


def desk(w, d, style, at_):
    table(w, d, .75, style.timber(), style='slab' if not at_.named('етск') else 'splay')
    with at(0, -d/2-.22, 0, rz=180): office_chair(M.fabric(style.cushions[1]))
    with at(w*.36, d*.12, .75): table_lamp(M.ceramic(style.throw, .3), .38, power=1.5, style='mush')
    box(-.17, -.08, .752, .34, .24, .014, M.plain('#9a9c9e', .3, .8), .004); box(-.17, .15, .76, .34, .012, .22, M.plain('#1a1b1c', .2), .003)
    books(5, -w*.44, d*.2, .75, seed=at_.seed)
    if not at_.cut and not at_.by_window():
        with at(0, d/2-.12, 1.45): box(-w*.45, -.1, 0, w*.9, .22, .025, style.timber(), .003); books(9, -w*.4, 0, .025, .15, seed=at_.seed+3); vase('bottle', None, .7, w*.3, 0, .025)


def kitchen(w, d, style, at_):
    """The hob stands on the second unit, the sink in the last, as the plan draws them; the first is the fridge's."""
    n = max(2, round(w/.6)); u = w/n; low, high = (M.lacquer(c, .35) if c != style.wood[0] else style.timber() for c in style.kitchen)
    metal = style.metal(); top = M.marble(style.worktop, '#a39b8d') if style.worktop[1] in 'ef' else M.lacquer(style.worktop, .3)
    with at(-w/2, d/2):
        tall = n >= 4; x = u if tall else 0
        if tall: tall_units([u], at_.height(2.25), d-.01, low, handle=metal, split=.95 if at_.cut else 1.35)
        mods = [('oven' if i == (1 if tall else 0) else 'sink' if i == n-1 else 'drawers' if i % 2 == 0 else 'door') for i in range(1 if tall else 0, n)]
        hobs = u*(1.5 if tall else .5)
        base_units([(u, m) for m in mods], d=d-.02, front=low, handle=metal, x0=x, hstyle='bar')
        worktop(x-.002, w, -d, 0, .915, .035, top, cut=(w-u*.52, -d*.5, u*.74, d*.62, M.steel()))
        hob(hobs, -d*.5, .916, min(.56, u*.94), .48)
        faucet(metal, w-u*.52, -.075, .915, .3, .18)
        jars(x+.06 if not tall else hobs+.45, -.12, .915, 3, at_.seed); kettle(hobs+u*.9, -.2, .915)
        if n > 3: board_set(w-u*1.25, -.01, .915)
        if at_.cut: return
        box(x, -.012, .915, w-x, .012, .56, top if style.splash == style.worktop else M.wall_tile(style.splash, style.splash, .1, .2), 0)
        upper_units([u]*(n-1 if tall else n), 1.48, .76, .34, high, x0=x, handle=metal)
        box(hobs-.28, -.36, 1.452, .56, .3, .028, M.steel(), .004)


def bath(w, d, style, at_):
    white = M.ceramic('#f7f6f3', .12); apron = M.wall_tile(style.tile[0], style.tile[1], style.tile[2], style.tile[3])
    h = .58; tub(w-.02, d-.02, h, white, p=9)
    box(-w/2, -d/2, 0, w, .03, h-.045, apron, .002); box(-w/2, -d/2, 0, .03, d, h-.045, apron, .002); box(w/2-.03, -d/2, 0, .03, d, h-.045, apron, .002)
    with at(-w/2+.3, d/2): box(-.12, -.09, .78, .24, .05, .045, style.metal(), .01); tube([(0, -.09, .8), (0, -.2, .79)], .012, style.metal())
    if not at_.cut:
        with at(-w/2+.3, d/2): shower(style.metal(), min(2.15, at_.top-.3), r=.11)
        for x, sx, z, sz in ((-w/2+.01, .012, h, 1.41), (-w/2+.8, .012, h, 1.41), (-w/2+.01, .8, h+1.4, .012)): box(x, -d/2+.016, z, sx, .012, sz, style.metal(), .002)


def shower_tray(w, d, style, at_):
    if style.flush_shower: box(-w*.4, d/2-.14, 0, w*.8, .07, .004, M.steel(), .001)
    else: box(-w/2, -d/2, 0, w, d, .04, M.ceramic('#f1efea', .3), .008); cyl(0, 0, .04, .05, .004, M.chrome())
    f, c = at_.piece.foot, at_.piece.room.clear; h = at_.height(2.05)
    gap = {'up': c.y1-f.y1, 'down': f.y0-c.y0, 'left': f.x0-c.x0, 'right': c.x1-f.x1}; turn = TURN[at_.piece.nearest_wall()]
    names = ['up', 'left', 'down', 'right']; k = turn//90 % 4
    for i, (x, y, sx, sy) in enumerate(((-w/2, d/2-.014, w, .014), (-w/2, -d/2, .014, d), (-w/2, -d/2, w, .014), (w/2-.014, -d/2, .014, d))):
        if gap[names[(i+k) % 4]] < .2: continue
        for z in (.04, h-.014): box(x, y, z, sx, sy, .014, style.metal(), .002)      # clear glass shows as its frame
        for px, py in ((x, y), (x+sx-.014, y+sy-.014)): box(px, py, .04, .014, .014, h-.05, style.metal(), .002)
    with at(0, d/2): shower(style.metal(), min(2.15, at_.top-.3), r=.12) if not at_.cut else None


def wc(w, d, style, at_):
    with at(0, d/2):
        box(-w/2-.02, -.15, 0, w+.04, .15, 1.12, M.wall_tile(style.tile[0], style.tile[1], style.tile[2], style.tile[3]), .002); box(-w/2-.025, -.155, 1.12, w+.05, .155, .022, style.timber(), .002)
        with at(0, -.152): toilet(None, style.metal())
        if w > .3: vase('slim', M.ceramic(style.throw, .3), .55, .1, -.07, 1.142)


def washstand(w, d, style, at_):
    wood = style.timber()
    box(-w/2, -d/2+.015, .42, w, d-.015, .36, wood, .003)
    for i in (0, 1): box(-w/2+.002, -d/2, .425+i*.176, w-.004, .016, .172, wood, .002)
    box(-w/2-.005, -d/2-.005, .78, w+.01, d+.005, .022, M.marble('#efece6', '#b0a698', 1.2, .2), .003)
    r = min(w*.36, d*.42); shell([(r*.62, 0), (r*.85, .012), (r, .11)], M.ceramic('#f4f2ee', .12), .01, y=-.03, z=.802)
    faucet(style.metal(), 0, d/2-.05, .80, .24, .13, 'bar'); bottle(w*.36, .02, .802, style.throw, .15)
    if at_.cut: return
    with at(0, d/2-.004, 1.15): mirror_rect(max(.4, w*.95), .85, style.metal())


def washer(w, d, style, at_):
    white = M.lacquer('#f3f3f1', .25); box(-w/2, -d/2+.02, .01, w, d-.02, .84, white, .012)
    with at(0, -d/2+.02, .42, rx=90): lathe([(.2, 0), (.2, .02), (.15, .03), (.14, .012)], M.steel(), 48); lathe([(.14, .012), (.001, .03)], M.plain('#15181a', .08), 40)
    box(-w/2+.02, -d/2+.014, .75, w-.04, .008, .075, M.plain('#e6e6e4', .3), .002); cyl(w*.18, -d/2+.01, .0, .001, .001, white)
    box(-w/2-.01, -d/2, .855, w+.02, d, .025, style.timber(), .003)
    if not at_.cut: bottle(-w*.3, .1, .88, '#e6dccd', .2, .04); basket_at(w, d)


def basket_at(w, d):
    with at(w*.15, .05, .88): basket(.14, .16)


KINDS = {'bed': double_bed, 'single-bed': double_bed, 'sofa': couch, 'box': low_box, 'wardrobe': wardrobe, 'rug': carpet, 'table': dining, 'round-table': round_dining, 'kitchen': kitchen,
         'bath': bath, 'shower': shower_tray, 'toilet': wc, 'sink': washstand, 'washer': washer, 'desk': desk}

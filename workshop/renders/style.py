"""What a flat is finished with: one row of colours each, so that no two look the same."""
from dataclasses import dataclass, replace

from plan import is_hall
from rlib import materials as M

OAK, PALE, WALNUT, ASH, SMOKED = ('#b98d5f', '#8a6037'), ('#cfae84', '#ab875b'), ('#7c5434', '#573819'), ('#c9a982', '#a5845c'), ('#5f4a39', '#413023')


@dataclass
class Style:
    view: str = 'day'                       # behind the windows
    yard: str = ''                          # behind those of the plan's lower side, if another
    plank: tuple = ('plank', '#c39a6b', '#94693f', .19, 1.6)
    wood: tuple = OAK
    walls: str = '#efeae2'
    accent: str = '#b9bfae'                 # the wall behind sofa and bed
    hall: tuple = ('#c9c2b6', '#bdb5a7')    # its tiles; empty: boards everywhere
    hall_wall: str = ''                     # paint of the hall; empty: as the other walls
    hall_front: tuple = ()                  # veneer of its wardrobe; empty: as the others
    hall_mirrors: tuple = ()                # numbers of its doors with a mirror
    hall_set: tuple = ('console', 'coats', 'mirror', 'pictures')  # names of halls.ITEMS, in the order of their choice of a wall
    mat: tuple = ('#8a857b', '#6f6a61')     # at the entrance
    sofa: str = '#d9d1c4'
    cushions: tuple = ('#b4754f', '#efe8dc', '#7f8a74')
    linen: str = '#f1ede6'
    throw: str = '#8c9179'
    curtain: str = '#d8cebd'
    rug: tuple = ('#ece4d6', '#cfc1aa', 'diamond')
    kitchen: tuple = ('#8f9a86', '#e9e4da')  # lower and upper fronts
    worktop: str = '#e9e4da'
    splash: str = '#e7e2d8'
    tile: tuple = ('#e9e6df', '#dedad1', .3, .6)   # bathroom walls: two tones, height, length
    tile_accent: str = '#9fb0a3'
    accent_on: tuple = ((1, 0), (-1, 0))    # walls that face right and left
    wet_floor: tuple = ('#bcb6ac', '#b1aa9f', .6)
    metals: str = 'steel'
    frame: str = '#f3f2ef'
    door: str = '#efece6'
    trim: str = '#f5f3ee'
    entrance: str = '#4a4f4a'
    skirt: str = '#f7f5f1'
    lamp: str = 'paper'
    chair: str = 'wood'
    art: tuple = ('#efe7da', '#c07a55', '#3f5450', '#d9b27c')
    plant: str = 'ficus'
    cornice: float = 0
    closet: tuple = ()                      # veneer of wardrobes; empty: painted as the walls
    flush_shower: bool = False              # a channel in the floor, no tray
    slats_m: float = 0                      # width of a slatted headboard with a light above it
    kids: str = '#c9d6cf'
    sun: float = 1.0
    light: float = 5000
    side: float = 35
    encaustic: tuple = ()
    stage: str = 'done'                     # one of views.STAGES, or `white`: white finish: no floor covering yet

    @property
    def rough(self): return self.stage in ('shell', 'demolition', 'services', 'plaster')

    def before(self, stage):
        """The same flat at another stage."""
        if stage != 'old': return replace(self, stage=stage)
        return replace(self, stage=stage, walls='#d3c8a8', accent='#cbbd97', kids='#d3c8a8', plank=('plank', '#a5673a', '#8a522c', .12, 2.4), hall=(), tile=('#c9d6d6', '#bccaca', .15, .15), tile_accent='#c9d6d6', wet_floor=('#9b6a4c', '#8a5c41', .1),
                       encaustic=(), door='#dccfb0', trim='#e3d8bd', skirt='#8a5a38', frame='#e9e4d6', entrance='#6b4a35', cornice=0, metals='steel')

    def metal(self):
        return {'steel': M.steel, 'brass': M.brass, 'black': M.blackmetal}[self.metals]()

    def timber(self): return M.wood(*self.wood)
    def skirting(self): return M.lacquer(self.skirt, .35)
    def section(self): return M.plain('#2a312d', .85, spec=.1)
    def facade(self): return M.paint('#dcd8cf')

    def wall(self, plan, room, normal):
        if self.stage == 'plaster': return M.plaster('#b9b5ad', '#aeaaa2', rough=.95)
        if self.rough: return M.concrete('#9d9a94', '#86837d', '#b3b0aa') if self._outer(plan, room, normal) else M.wall_tile('#bdbab3', '#aca9a2', .25, .6, '#7f7c75', .95)
        if self.stage == 'white': return M.paint(self.walls)
        if room.wet:
            tones = (self.tile_accent, self.tile_accent) if self.tile_accent and normal[:2] in self.accent_on else self.tile[:2]
            return M.wall_tile(*tones, self.tile[2], self.tile[3])
        if self.hall_wall and is_hall(room): return M.paint(self.hall_wall)
        if self.accented(plan, room) == normal: return M.paint(self.accent_for(room))
        return M.paint(self.walls)

    def _outer(self, plan, room, normal):
        c, i = room.clear, plan.inside
        return abs({(1, 0): c.x0-i.x0, (-1, 0): c.x1-i.x1, (0, 1): c.y0-i.y0, (0, -1): c.y1-i.y1}[normal[:2]]) < .02

    def accent_for(self, room):
        return self.kids if 'етск' in room.name else self.accent

    def accented(self, plan, room):
        """The normal of the wall that the room's sofa or bed stands against."""
        sides = {'up': (0, -1, 0), 'down': (0, 1, 0), 'left': (1, 0, 0), 'right': (-1, 0, 0)}
        for kind in ('bed', 'sofa', 'single-bed'):
            for p in plan.pieces:
                if p.kind == kind and p.room is room: return sides[p.back if kind != 'single-bed' else p.nearest_wall()]
        return None

    def floor(self, room):
        """(pattern, material, width, length, joint)"""
        if self.rough: return 'grid', M.concrete('#8f8b84', '#7f7b74', '#a09c95'), 20, 20, '#8f8b84'
        if self.stage == 'white': return 'grid', M.concrete('#aaa69f', '#98948d', '#bbb7b0'), 20, 20, '#aaa69f'
        if room.wet:
            if self.encaustic: return 'grid', M.pattern_tile(*self.encaustic), .6, .6, '#b9b2a6'
            a, b, s = self.wet_floor
            return 'grid', M.tile(a, b, .35, .05, .04), s, s, '#9a948a'
        if self.hall and is_hall(room): return 'grid', M.tile(*self.hall, .4, .05, .04), .6, .6, '#9a948a'
        kind, a, b, w, l = self.plank
        return kind, M.boards(a, b, .42), w, l, '#6b543b'


STYLES = {
    'dvushka-na-artilleriyskoy-64': Style(hall_wall='#d9d4c5', hall_front=WALNUT, hall_set=('mirror', 'pictures'), mat=('#8e4f3b', '#7a4030', 'stripe'), view='court', plank=('plank', '#c8a273', '#a27a4c', .19, 1.8), accent='#a9b5a6', sofa='#cfc4b2', cushions=('#a8563d', '#efe8dc', '#6f7d6b'),
        kitchen=('#7d5a3c', '#e9e3d8'), worktop='#ddd6ca', lamp='rattan', wood=WALNUT, throw='#a8563d', curtain='#d9cfbf', kids='#c5d3c4', tile_accent='#8fa596', wet_floor=('#a9a59c', '#9f9b92', .6)),
    'dvushka-na-soglasiya': Style(hall_wall='#a3b2b9', hall=('#e2ddd3', '#d8d2c7'), hall_mirrors=(1,), hall_set=('pictures', 'mirror'), mat=('#46586a', '#3a4a5a'), view='roofs', plank=('plank', '#b98e62', '#8d643b', .16, 1.5), walls='#f0ece5', accent='#c9a38a', sofa='#8d9aa3', cushions=('#e9dfcf', '#c47b5a', '#46586a'), throw='#46586a',
        kitchen=('#5f6f7b', '#f0ede6'), worktop='#c9a27a', lamp='dome', metals='black', curtain='#c9c4ba', kids='#e3cfae', tile_accent='#b7c4c9', rug=('#d9d2c6', '#8d9aa3', 'stripe'), plant='snake'),
    'dvushka-v-gurievske': Style(hall_wall='#f1e8d4', hall=('#b9c3cb', '#aebac3'), hall_front=PALE, hall_mirrors=(1,), hall_set=('pictures',), mat=('#d9a23f', '#b98a30', 'stripe'), view='orchard', plank=('plank', '#d3b48a', '#b08d60', .14, 1.2), walls='#f3efe6', accent='#b6c4cf', sofa='#7d8f78', cushions=('#e6d9bf', '#d9a23f', '#f1ece2'), throw='#d9a23f',
        kitchen=('#3f5a78', '#f3f0e8'), worktop='#b98d5f', lamp='globe', metals='brass', curtain='#e6dcc8', tile=('#f3f1ec', '#ece9e2', .075, .15), tile_accent='#f3f1ec', encaustic=('#eeeae2', '#3f5a78', .2, '#b08a5b'),
        rug=('#e9dfcb', '#b6a27e', 'plain'), wood=PALE, plant='monstera', chair='uph'),
    'odnushka-na-soglasiya': Style(hall_wall='#93a19b', hall_set=('coats', 'pictures', 'mirror'), mat=('#5d6f69', '#4d5f59'), view='square', plank=('plank', '#a98660', '#7f5f3e', .22, 1.8), walls='#ece8e1', accent='#8b9a94', sofa='#e3dccf', cushions=('#5d6f69', '#c9a982', '#e9e2d4'), throw='#5d6f69',
        kitchen=('#dcd6ca', '#8b9a94'), worktop='#4b4a46', splash='#dcd6ca', lamp='disc', metals='steel', wood=ASH, curtain='#cfc6b6', tile=('#d9d3c8', '#cfc8bc', .6, 1.2), tile_accent='#8b9a94', plant='olive', chair='shell'),
    'odnushka-na-turgeneva': Style(hall_wall='#ecd9c3', hall=('#b5876a', '#a97c60'), hall_set=('console', 'pictures', 'mirror'), mat=('#6f6a5f', '#5f5a50'), view='gold', plank=('plank', '#bf8f5c', '#936636', .12, 1.0), walls='#f2ebe0', accent='#c98f6a', sofa='#6f6a5f', cushions=('#d9b27c', '#efe6d6', '#a8563d'), throw='#a8563d',
        kitchen=('#e7dcc8', '#c0793f'), worktop='#3f3d3a', lamp='cone', metals='brass', wood=OAK, curtain='#e0cdb0', tile=('#efe6d8', '#e6dac8', .2, .2), tile_accent='#c9805c', light=4300, plant='palm', rug=('#e0c9a6', '#b98a5f', 'vintage')),
    'studiya-na-hutorskoy': Style(hall_wall='#8fa08f', hall_front=PALE, hall_set=('pictures', 'mirror'), mat=('#56695d', '#485a4f'), view='pines', plank=('plank', '#9d9384', '#7d7364', .18, 1.2), walls='#eff0ec', accent='#56695d', sofa='#c2b8a6', cushions=('#56695d', '#e9e4d8', '#8fa08f'), throw='#56695d', hall=(),
        kitchen=('#56695d', '#efeee8'), worktop='#cfae84', lamp='paper', wood=PALE, curtain='#dfe0d6', tile=('#e6ebe6', '#d9e2db', .075, .3), tile_accent='#7f9a8c', wet_floor=('#8d8b86', '#84827d', .3), metals='black', plant='monstera'),
    'studiya-na-levitana': Style(hall_wall='#f0e4cb', hall_mirrors=(1, 2), hall_set=('pictures',), mat=('#7f93a8', '#6b7f95', 'stripe'), view='morning', plank=('plank', '#cdb597', '#ad9473', .19, 1.3), walls='#f4f1ea', accent='#e3d2b4', sofa='#7f93a8', cushions=('#f0e6d2', '#d9a23f', '#a9b8c6'), throw='#d9a23f', hall=(),
        kitchen=('#f1efe9', '#f1efe9'), worktop='#a98a66', lamp='dome', wood=PALE, curtain='#efe9dc', tile=('#d7d5d1', '#cfcdc8', .6, .6), tile_accent='#d7d5d1', wet_floor=('#9c9a96', '#94928d', .6), plant='snake', chair='shell'),
    'tryoshka-na-kutuzova': Style(view='lindens', plank=('herringbone', '#a87446', '#7c4f2a', .09, .54), walls='#efe9dd', accent='#4f6478', sofa='#3f5a4f', cushions=('#c79a54', '#e9e0cf', '#7a3b34'), throw='#7a3b34', hall=(),
        kitchen=('#33473f', '#efe9dd'), worktop='#efece6', lamp='globe', metals='brass', wood=WALNUT, curtain='#4f6478', tile=('#f0ece4', '#e8e2d6', .1, .2), tile_accent='#33473f', encaustic=('#f0ece4', '#2f3b37', .2, '#8d6a4f'),
        cornice=.12, door='#f3efe6', rug=('#8d4a3c', '#5a2f2a', 'vintage'), plant='palm', chair='uph', art=('#e9dfcb', '#7a3b34', '#33473f', '#c79a54')),
    'tryoshka-v-zelenogradske': Style(view='sea', yard='square', plank=('plank', '#d9c3a0', '#bba379', .22, 2.0), walls='#f4f3ef', accent='#a8bcc4', sofa='#e6e0d4', cushions=('#4f7f8f', '#f3efe6', '#c9b28a'), throw='#4f7f8f',
        kitchen=('#e6e3db', '#cbb896'), worktop='#f0eee9', lamp='rattan', metals='steel', wood=PALE, curtain='#f0ece2', tile=('#eef0ee', '#e3e8e7', .3, .9), tile_accent='#7fa3ad', rug=('#e9e6dc', '#a8bcc4', 'stripe'), plant='olive', chair='wood',
        cornice=.08, art=('#e9e6dc', '#c9b28a', '#4f7f8f', '#a8c4cc')),
    'dvushka-na-tihoretskoy': Style(view='square'),
    'odnushka-v-gurievske': Style(view='orchard'),
    'studiya-v-moskovskom-rayone': Style(view='court'),
    'belaya-otdelka-na-levitana': Style(view='morning', walls='#f6f5f2', accent='#f6f5f2', hall=(), stage='white'),
    'dvushka-na-artilleriyskoy': Style(view='day', plank=('plank', '#cda878', '#a77e50', .19, 1.6), accent='#b9bfae', sofa='#d9d1c4', kids='#d9c7a8', lamp='paper', kitchen=('#e3dccf', '#c59b6a')),
    'dvushka-na-minskoy': Style(view='roofs', plank=('plank', '#7b5534', '#59391d', .14, 1.2), walls='#efe8db', accent='#4f6350', sofa='#c2932f', cushions=('#4f6350', '#efe3c9', '#a8563d'), kitchen=('#a8563d', '#efe8db'), worktop='#7c5434', wood=WALNUT,
        lamp='globe', metals='brass', curtain='#d9c9a6', tile=('#efe8db', '#e6ddcc', .15, .15), tile_accent='#c2932f', rug=('#c9a06a', '#8d4a3c', 'stripe'), plant='monstera', chair='wood'),
    'kuhnya-na-gagarina': Style(view='court', hall=(), plank=('grid', '#d9d2c6', '#cfc7b9', .6, .6), kitchen=('#98a590', '#98a590'), worktop='#efece6', wood=OAK, lamp='dome', metals='brass'),
    'odnushka-na-zelyonoy': Style(hall_set=('coats', 'console', 'mirror'), mat=('#b5c2c9', '#8fa3ad', 'stripe'), view='lindens', plank=('plank', '#d2b58c', '#ad8b5f', .18, 1.7), walls='#f3f1ec', accent='#b5c2c9', sofa='#d6cec0', cushions=('#56707f', '#efe8dc', '#c98f5c'), linen='#f4f1ea', throw='#56707f', hall=(),
        kitchen=('#eceae4', '#cfae84'), worktop='#c59b6a', wood=PALE, lamp='paper', curtain='#e3ddd0', tile=('#e4e1da', '#dbd7ce', .6, 1.2), tile_accent='#c9bfae', wet_floor=('#c9c2b6', '#bfb7aa', .6), rug=('#e7e2d6', '#b5c2c9', 'stripe'), plant='olive'),
    'studiya-v-svetlogorske': Style(flush_shower=True, view='pines', plank=('plank', '#6d5742', '#4c3a29', .2, 1.5), walls='#e3dfd8', accent='#9c5540', sofa='#8a5a36', cushions=('#2f3432', '#c9a982', '#e3dccf'), throw='#2f3432', kitchen=('#2f3432', '#2f3432'), worktop='#8a6037',
        lamp='cone', metals='black', wood=OAK, curtain='#8d8a84', tile=('#7d7c79', '#73726f', .6, .6), tile_accent='#2f3432', frame='#2a2c2b', rug=('#5f625f', '#3f4240', 'plain'), plant='snake', hall=()),
    'tryoshka-na-telmana': Style(view='gold', plank=('herringbone', '#b98a57', '#8d6334', .09, .54), walls='#ece4d8', accent='#cdbca4', sofa='#e3dccf', cushions=('#8d5a3c', '#cbb896', '#f0e9dc'), throw='#8d5a3c', kitchen=('#a5794d', '#ece4d8'), worktop='#e9e5dd',
        lamp='disc', metals='brass', wood=OAK, curtain='#d5c5ad', tile=('#d9cebf', '#cfc3b2', .6, 1.2), tile_accent='#a5794d', plant='ficus', light=4500),
    'tryoshka-na-verhneozyornoy': Style(view='lindens', plank=('herringbone', '#9c6c42', '#734a27', .09, .6), walls='#eef0ea', accent='#8fa394', sofa='#2f5540', cushions=('#c79a54', '#efe9dd', '#8fa394'), throw='#2f5540', kitchen=('#e9e5da', '#8fa394'),
        worktop='#efece6', lamp='globe', metals='brass', wood=WALNUT, curtain='#4f6b58', tile=('#eef0ea', '#e3e7df', .1, .3), tile_accent='#8fa394', encaustic=('#eeeae2', '#5f6b64', .2, '#8fa394'), cornice=.14, rug=('#c9b79a', '#8d6a4f', 'vintage'), plant='palm', chair='uph', hall=()),
    'vannaya-na-gorkogo': Style(tile=('#ddd0c2', '#d8cabb', 3, 3), tile_accent='#ad6a50', accent_on=((0, -1),), wet_floor=('#cdbba7', '#c4b19c', .6), metals='brass', wood=OAK),
    'kuhnya-gostinaya-na-soglasiya': Style(view='square', hall=(), plank=('grid', '#dcdad5', '#d3d1cb', 1.2, 1.2), walls='#f4f3f0', accent='#e4e2dd', sofa='#c9c6c0', cushions=('#2b2d2e', '#efece6', '#a9825a'), kitchen=('#f3f2ef', '#f3f2ef'), worktop='#efeeeb', splash='#efeeeb',
        wood=SMOKED, frame='#2a2c2b', metals='black', lamp='cyl', curtain='#d9d7d2', plant='olive'),
    'odnushka-na-kievskoy': Style(view='court', plank=('plank', '#cdae82', '#ab8a5e', .19, 1.3), walls='#efece6', accent='#efece6', hall=('#dcd6cc', '#d0c9bd'), kitchen=('#e9e6df', '#e9e6df'), worktop='#b98d5f', lamp='disc', tile=('#dedbd5', '#d5d1ca', .6, .6), tile_accent='#dedbd5',
        wet_floor=('#b3aea6', '#a9a49c', .6)),
    'spalnya-na-aksakova': Style(closet=OAK, slats_m=3.1, view='roofs', plank=('plank', '#c39a6b', '#94693f', .16, 1.8), walls='#ece6db', accent='#d9cfbf', sofa='#d9d1c4', cushions=('#8d7f68', '#efe8dc', '#7f8a74'), linen='#efe9dd', throw='#8d7f68', lamp='paper', wood=OAK, curtain='#e3dac9', rug=('#e4dccd', '#d3c8b4', 'plain')),
    'vannaya-na-kashtanovoy': Style(flush_shower=True, tile=('#4b4d4e', '#434546', .6, 1.2), tile_accent='', wet_floor=('#3f4142', '#393b3c', .6), metals='black', wood=OAK, walls='#4b4d4e', door='#d9cfbf'),
}

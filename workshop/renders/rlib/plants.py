"""Plants. Origin on the floor, centre of the footprint, front faces -Y."""
import math, random
from .core import *
from . import materials as M
def _leafmesh(items, mat, curl=.12):
    """items = [(pos, dir, normal, length, width)] -> one mesh of bent pointed leaves."""
    V = []; F = []; A = []; R = random.Random(5)
    for p, d, nrm, L, w in items:
        p = Vector(p); d = Vector(d).normalized(); nrm = Vector(nrm); side = d.cross(nrm)
        if side.length < 1e-4: side = d.orthogonal()
        side.normalize(); up = side.cross(d).normalized(); k = len(V); n = 5; rnd = R.random()
        for i in range(n+1):
            t = i/n; ww = w*.5*(math.sin(math.pi*min(1, t*.96+.02))**.75); c = p+d*(L*t)-up*(curl*L*t*t*1.4)
            V += [tuple(c-side*ww+up*ww*.25), tuple(c), tuple(c+side*ww+up*ww*.25)]
        for i in range(n):
            a = k+3*i; F += [(a, a+1, a+4, a+3), (a+1, a+2, a+5, a+4)]; A += [rnd, rnd]
    if V: mesh(V, F, mat, smooth=True, name='leaves', face_attr={'rnd': A})

def pot(r=.16, h=.3, mat=None, kind='taper'):
    mat = mat or M.plaster('#e3ddd2', '#cfc6b7', rough=.8)
    prof = {'taper': [(r*.72, 0), (r*.75, .01), (r, h-.01), (r*.99, h)], 'cyl': [(r*.97, 0), (r, .01), (r, h)], 'round': [(r*.5, 0), (r*.8, h*.12), (r*1.02, h*.5), (r*.9, h*.9), (r*.86, h)]}[kind]
    shell(prof, mat, .012); lathe([(prof[-1][0]-.014, h*.9), (.001, h*.9+.008)], M.plain('#3a2d22', .95), 32)
    return h*.9

def plant(kind='ficus', s=1.0, potmat=None, seed=1, potr=.16, poth=.3, potkind='taper', col=None):
    z = pot(potr, poth, potmat, potkind); R = random.Random(seed); items = []; stem = M.plain('#5d4a35', .85)
    if kind == 'ficus' or kind == 'olive':
        n = 170 if kind == 'ficus' else 620; L0, W0 = ((.17, .075) if kind == 'ficus' else (.085, .026)); tips = []
        base = [(0, 0, z), (.02, .01, z+.35*s), (-.02, .02, z+.75*s)]; tube(base, .014*s, stem)
        for b in range(11):
            a = b*2.4+R.random()*.7; t = .35+.65*b/10; st = (R.uniform(-.02, .02), R.uniform(-.02, .02), z+.75*s*t); L = R.uniform(.32, .55)*s*(1.1-.4*t); up = R.uniform(.45, 1.1)
            mid = (st[0]+math.cos(a)*L*.5, st[1]+math.sin(a)*L*.5, st[2]+L*up*.55); end = (st[0]+math.cos(a)*L*.85, st[1]+math.sin(a)*L*.85, st[2]+L*up*.95); tube([st, mid, end], .0055*s, stem, res=4); tips.append((Vector(st), Vector(mid), Vector(end)))
        for i in range(n):
            st, md, en = R.choice(tips); t = R.uniform(.25, 1.03); p = st.lerp(md, min(1, t*2)) if t < .5 else md.lerp(en, (t-.5)*2)
            d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.uniform(-.25, .8))); items.append((p, d, (R.gauss(0, .35), R.gauss(0, .35), 1), L0*s*R.uniform(.7, 1.15), W0*s*R.uniform(.75, 1.1)))
        m = M.leaf(*(col or (('#2f5a30', '#5c8745') if kind == 'ficus' else ('#5f7355', '#93a383'))))
    elif kind == 'snake':
        for i in range(15):
            a = R.random()*6.28; r = R.uniform(0, potr*.55); L = R.uniform(.45, .85)*s; items.append(((r*math.cos(a), r*math.sin(a), z-.02), (math.cos(a)*.16, math.sin(a)*.16, 1), (math.cos(a+1), math.sin(a+1), .1), L, .065*s))
        m = M.leaf(*(col or ('#3b5a3a', '#7d9455'))); _leafmesh(items, m, .03); return
    elif kind == 'palm':
        V = []
        for f in range(13):
            a = f*2.4; L = R.uniform(.7, 1.05)*s; up = R.uniform(.7, 1.5); pts = []
            for i in range(9):
                t = i/8; pts.append(Vector((math.cos(a)*L*t*.75, math.sin(a)*L*t*.75, z+.12+L*(up*t-.62*up*t*t*1.0))))
            tube([tuple(q) for q in pts], .005*s, M.plain('#6f8a4c', .6), res=3)
            for i in range(2, 9):
                d = (pts[i]-pts[i-1]).normalized(); sd = d.cross(Vector((0, 0, 1))).normalized()
                for q in (-1, 1):
                    for h in (0, .5): items.append((pts[i-1].lerp(pts[i], h), d*.75+sd*q*.8-Vector((0, 0, .1)), (0, 0, 1), .24*s*(1-.45*abs(i/8-.5)), .026*s))
        m = M.leaf(*(col or ('#3d6b35', '#79a052')))
    elif kind == 'monstera':
        for i in range(13):
            a = i*2.4+R.random()*.5; L = R.uniform(.3, .62)*s; up = R.uniform(.6, 1.7); e = (math.cos(a)*L*.75, math.sin(a)*L*.75, z+L*up); tube([(0, 0, z), (math.cos(a)*L*.25, math.sin(a)*L*.25, z+L*up*.75), e], .005*s, M.plain('#5f7d3f', .6), res=4)
            # heart leaf with slits
            d = Vector((math.cos(a), math.sin(a), -.35)).normalized(); nn = Vector((-.3*math.cos(a), -.3*math.sin(a), 1)); sd = d.cross(nn).normalized(); up_ = sd.cross(d); S0 = R.uniform(.20, .30)*s; Vv = []; Ff = []
            for q in (-1, 1):
                for k in range(6):
                    t0, t1 = k/6, (k+.78)/6
                    f = lambda t: S0*.62*math.sin(math.pi*(t*.86+.1))**.8
                    b = len(Vv); c0 = Vector(e)+d*S0*(t0*1.2-.2); c1 = Vector(e)+d*S0*(t1*1.2-.2)
                    Vv += [tuple(c0), tuple(c1), tuple(c1+sd*q*f(t1)+d*S0*.10-up_*.05*S0), tuple(c0+sd*q*f(t0)+d*S0*.10-up_*.05*S0)]; Ff.append((b, b+1, b+2, b+3) if q > 0 else (b+3, b+2, b+1, b))
            mesh(Vv, Ff, M.leaf('#2c5a33', '#4f8445'), smooth=False, face_attr={'rnd': [R.random()]*len(Ff)})
        return
    elif kind == 'small':
        for i in range(70):
            a = R.random()*6.28; e = R.random(); L = R.uniform(.10, .2)*s; items.append(((.02*math.cos(a), .02*math.sin(a), z), (math.cos(a)*(.3+e), math.sin(a)*(.3+e), 1.2-e*.8), (math.cos(a), math.sin(a), .6), L, L*.28))
        m = M.leaf(*(col or ('#4a7a42', '#86a95c')))
    elif kind == 'trail':
        for i in range(16):
            a = R.random()*6.28; L = R.uniform(.2, .6)*s; pr = potr
            for k in range(int(L/.03)):
                t = k*.03; p = (math.cos(a)*(pr*.5+min(t, pr*.6)), math.sin(a)*(pr*.5+min(t, pr*.6)), z+.03+.03*math.sin(min(1, t*8)*3.1)-max(0, t-pr*.55)); items.append((p, (R.gauss(0, 1)+math.cos(a), R.gauss(0, 1)+math.sin(a), -.3), (math.cos(a), math.sin(a), .8), .055*s, .04*s))
        m = M.leaf(*(col or ('#4d7d45', '#8bb067')))
    elif kind == 'herb':
        for i in range(130):
            a = R.random()*6.28; h = R.uniform(.02, .2)*s; r = R.uniform(0, .09)*s; items.append(((r*math.cos(a), r*math.sin(a), z+h), (R.gauss(0, 1), R.gauss(0, 1), .4), (0, 0, 1), .045*s, .03*s))
        m = M.leaf(*(col or ('#5a8a3c', '#93b85a')))
    _leafmesh(items, m)

def branches(x=0, y=0, z=0, n=5, L=.6, kind='leaf', seed=1, spread=.35, col=None):
    """Cut branches rising from a vase mouth at x,y,z."""
    R = random.Random(seed); items = []; stem = M.plain('#6d5640', .8); blobs = []
    for b in range(n):
        a = b*2.4+R.random(); l = L*R.uniform(.7, 1.1); sp = spread*R.uniform(.5, 1.2); P = [Vector((x, y, z-.12)), Vector((x+math.cos(a)*.015, y+math.sin(a)*.015, z)), Vector((x+math.cos(a)*l*sp*.5, y+math.sin(a)*l*sp*.5, z+l*.55)), Vector((x+math.cos(a)*l*sp, y+math.sin(a)*l*sp, z+l))]
        tube([tuple(p) for p in P], .0028, stem, res=6)
        for i in range(int(l/.022)):
            t = R.uniform(.25, 1.0); p = P[1].lerp(P[2], min(1, t*2)) if t < .5 else P[2].lerp(P[3], (t-.5)*2)
            if kind == 'leaf': items.append((p, (R.gauss(0, 1), R.gauss(0, 1), R.uniform(0, .9)), (R.gauss(0, .5), R.gauss(0, .5), 1), R.uniform(.05, .085), R.uniform(.025, .04)))
            elif kind == 'euc': items.append((p, (R.gauss(0, 1), R.gauss(0, 1), .3), (R.gauss(0, 1), R.gauss(0, 1), .5), .04, .038))
            elif kind == 'dry':
                q = p+Vector((R.gauss(0, .02), R.gauss(0, .02), R.gauss(0, .015))); items.append((q, (R.gauss(0, 1), R.gauss(0, 1), 1), (R.gauss(0, 1), 1, 0), .035, .008))
            elif kind == 'pampas':
                for q in range(3):
                    if t > .55: items.append((p, (R.gauss(0, .5), R.gauss(0, .5), 1), (R.gauss(0, 1), R.gauss(0, 1), 0), R.uniform(.05, .12), .006))
            elif kind == 'cotton' and R.random() < .35: blobs.append(p)
    c = col or {'leaf': ('#54764a', '#8ba26c'), 'euc': ('#71897a', '#a5b5a2'), 'dry': ('#b59a72', '#d9c6a2'), 'pampas': ('#d9c7a6', '#efe3cb'), 'cotton': ('#888888', '#999999')}[kind]
    _leafmesh(items, M.leaf(*c), .1)
    for p in blobs: sphere(*p, .017, M.fabric('#f6f1e8'), 12)


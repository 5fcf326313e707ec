"""Boards and tiles as real geometry."""
import math, random
from mathutils import Vector
from .core import mesh, quad

def _clip(poly, W, H):
    for ax, lim, sgn in ((0, 0, 1), (0, W, -1), (1, 0, 1), (1, H, -1)):
        out = []
        for i in range(len(poly)):
            a, b = poly[i], poly[(i+1) % len(poly)]
            da, db = sgn*(a[ax]-lim), sgn*(b[ax]-lim)
            if da >= 0: out.append(a)
            if (da >= 0) != (db >= 0):
                t = da/(da-db); out.append((a[0]+t*(b[0]-a[0]), a[1]+t*(b[1]-a[1])))
        poly = out
        if len(poly) < 3: return []
    return poly

def pave(o, u, v, W, H, mat, pattern='plank', w=0.14, l=1.2, gap=0.001, depth=0.0, bev=0.0015, grout=None, seed=1, off=(0, 0), holes=(), lift=None):
    """Cover a W x H rectangle at o (axes u,v) with tiles; each has an attribute 'rnd' and UVs in metres along its own length.
    depth lifts the top of the tile above the grout plane. holes = [(u0,v0,u1,v1)] drop whole tiles whose centre is inside."""
    R = random.Random(seed); T = []   # centre, angle, length, width
    if pattern == 'plank':
        n = int(H/w)+2
        for r in range(-1, n):
            s = -R.random()*l
            while s < W:
                T.append((s+l/2, (r+.5)*w, 0, l, w)); s += l
    elif pattern in ('grid', 'brick', 'third'):
        for r in range(-1, int(H/w)+2):
            sh = {'grid': 0, 'brick': l/2*(r % 2), 'third': l/3*(r % 3)}[pattern]
            for c in range(-2, int(W/l)+2): T.append((c*l+l/2+sh+off[0], r*w+w/2+off[1], 0, l, w))
    elif pattern == 'herringbone':
        # 90-degree herringbone turned 45 degrees
        c, s = math.cos(math.pi/4), math.sin(math.pi/4); k = max(1, int(round(l/w))); l = k*w
        rng = int((W+H)/w)+2*k; cells = []
        for a in range(-rng, rng+1):
            for b in range(-rng//k-3, rng//k+4):
                ox = a*w+b*2*l; oy = a*w
                if abs(ox) > (W+H+2*l) or abs(oy) > (W+H+2*l): continue
                cells.append((ox+l/2, oy+w/2, 0)); cells.append((ox+l+w/2, oy+w-l/2, 90))
        for x, y, g in cells:
            X = x*c-y*s; Y = x*s+y*c
            X += W/2; Y += H/2-0.0
            if -l < X < W+l and -l < Y < H+l: T.append((X, Y, 45+g, l, w))
    elif pattern == 'chevron':
        # parallelogram boards, mirrored columns
        cw = l*math.cos(math.radians(45)); hh = w/math.cos(math.radians(45))
        for c in range(-1, int(W/cw)+2):
            for r in range(-int(cw/hh)-2, int(H/hh)+3):
                T.append((c*cw, r*hh, 'c', cw, hh, 1 if c % 2 else -1))
    V = []; F = []; att = []; UV = []
    u = Vector(u); v = Vector(v); o = Vector(o); nrm = u.cross(v).normalized(); top = depth
    for t in T:
        rnd = R.random(); ou, ov = R.random()*7, R.random()*7
        if t[2] == 'c':
            x0, y0, cw, hh, sg = t[0], t[1], t[3], t[4], t[5]; g = gap/2
            dy = cw*sg
            poly = [(x0+g, y0+g), (x0+cw-g, y0+g+dy), (x0+cw-g, y0+hh-g+dy), (x0+g, y0+hh-g)]
            ca, sa = math.cos(math.radians(45*sg)), math.sin(math.radians(45*sg)); cx, cy = x0+cw/2, y0+hh/2+dy/2
        else:
            cx, cy, ang, ll, ww = t; ca, sa = math.cos(math.radians(ang)), math.sin(math.radians(ang))
            hl, hw = ll/2-gap/2, ww/2-gap/2
            poly = [(cx+a*ca-b*sa, cy+a*sa+b*ca) for a, b in ((-hl, -hw), (hl, -hw), (hl, hw), (-hl, hw))]
        if any(h[0] < cx < h[2] and h[1] < cy < h[3] for h in holes): continue
        poly = _clip(poly, W, H)
        if not poly: continue
        def addface(pts, zs):
            b = len(V)
            for (px, py), z in zip(pts, zs):
                V.append(o+u*px+v*py+nrm*z)
                dx, dy_ = px-cx, py-cy
                UV.append((dx*ca+dy_*sa+ou, -dx*sa+dy_*ca+ov))
            F.append(list(range(b, b+len(pts)))); att.append(rnd)
        if bev and depth:
            mx = sum(p[0] for p in poly)/len(poly); my = sum(p[1] for p in poly)/len(poly)
            # inset toward centre by bev in tile axes
            ins = []
            for px, py in poly:
                dx, dy_ = px-mx, py-my; la = dx*ca+dy_*sa; lb = -dx*sa+dy_*ca
                la -= math.copysign(min(bev, abs(la)), la); lb -= math.copysign(min(bev, abs(lb)), lb)
                ins.append((mx+la*ca-lb*sa, my+la*sa+lb*ca))
            addface(ins, [top]*len(ins))
            for i in range(len(poly)):
                j = (i+1) % len(poly); addface([poly[i], poly[j], ins[j], ins[i]], [top-bev*.8, top-bev*.8, top, top])
        else: addface(poly, [top]*len(poly))
    ob = mesh(V, F, mat, name='pave', face_attr={'rnd': att}, uvs=UV)
    if grout is not None:
        quad([o+nrm*(-0.0002), o+u*W+nrm*(-0.0002), o+u*W+v*H+nrm*(-0.0002), o+v*H+nrm*(-0.0002)], grout)
    return ob

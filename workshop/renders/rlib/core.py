"""Geometry primitives. Everything is metres; XF is a stack of transforms so furniture is modelled at its own origin."""
import bpy, math, random
import numpy as np
from mathutils import Matrix, Vector, noise
from contextlib import contextmanager

XF = [Matrix.Identity(4)]
RNG = random.Random(7)

@contextmanager
def at(x=0, y=0, z=0, rz=0, s=1.0, rx=0, ry=0):
    """Place everything built inside the block at x,y,z, turned by degrees."""
    m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rz), 4, 'Z') @ \
        Matrix.Rotation(math.radians(rx), 4, 'X') @ Matrix.Rotation(math.radians(ry), 4, 'Y')
    if s != 1.0: m = m @ Matrix.Scale(s, 4)
    XF.append(XF[-1] @ m)
    try: yield
    finally: XF.pop()

def reset(seed=7):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    XF[:] = [Matrix.Identity(4)]
    RNG.seed(seed)

def pick(mat, dims=None):
    """A 'family' {'x','y','z'} of materials picks the grain that runs along the longest side."""
    if isinstance(mat, dict):
        if dims is None: return mat['z']
        return mat['xyz'[max(range(3), key=lambda i: dims[i])]]
    return mat

def mesh(verts, faces, mat=None, smooth=False, name='m', face_attr=None, uvs=None, auto=None, dims=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if smooth or auto:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        if auto:
            me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(auto)
    if face_attr:
        for k, vals in face_attr.items():
            a = me.attributes.new(k, 'FLOAT', 'FACE'); a.data.foreach_set('value', np.asarray(vals, dtype=np.float32))
    if uvs is not None:
        uv = me.uv_layers.new(name='UVMap'); uv.data.foreach_set('uv', np.asarray(uvs, dtype=np.float32).ravel())
    me.update()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = XF[-1].copy()
    if mat is not None: me.materials.append(pick(mat, dims))
    return ob

def box(x, y, z, sx, sy, sz, mat, bev=0.003, seg=2):
    """Axis-aligned box with its MIN corner at x,y,z."""
    v = [(x, y, z), (x+sx, y, z), (x+sx, y+sy, z), (x, y+sy, z), (x, y, z+sz), (x+sx, y, z+sz), (x+sx, y+sy, z+sz), (x, y+sy, z+sz)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    bev = min(bev, 0.45*min(sx, sy, sz)) if bev else 0
    ob = mesh(v, f, mat, name='box', auto=40 if bev else None, dims=(sx, sy, sz))
    if bev:
        m = ob.modifiers.new('b', 'BEVEL'); m.width = bev; m.segments = seg; m.limit_method = 'NONE'; m.harden_normals = True
    return ob


def quad(p, mat, uv=True):
    return mesh(p, [(0, 1, 2, 3)], mat, name='quad', uvs=[(0, 0), (1, 0), (1, 1), (0, 1)] if uv else None)

def rbox(cx, cy, z, sx, sy, sz, mat, r=0.05, puff=0.0, n=10, wr=0.0, seed=0, puffside=0.0):
    """Soft rounded box (cushion, mattress): rounded by r, bulged by puff, wrinkled by wr."""
    r = min(r, sx/2*.98, sy/2*.98, sz/2*.98)
    def axis(s, k):
        inner = s/2-r
        a = [-s/2 + r*(1-math.cos(t*math.pi/2/4)) for t in range(4)]
        mid = [-inner + 2*inner*i/k for i in range(k+1)]
        return a + mid + [-q for q in reversed(a)]
    ax = axis(sx, max(2, int(n))); ay = axis(sy, max(2, int(n))); az = axis(sz, max(2, int(n*min(1, sz/max(sx, sy))) + 1))
    idx = {}; V = []; F = []
    def vid(p):
        k = (round(p[0], 5), round(p[1], 5), round(p[2], 5))
        if k not in idx: idx[k] = len(V); V.append(p)
        return idx[k]
    def face(A, B, fn, flip):
        for i in range(len(A)-1):
            for j in range(len(B)-1):
                q = [vid(fn(A[i], B[j])), vid(fn(A[i+1], B[j])), vid(fn(A[i+1], B[j+1])), vid(fn(A[i], B[j+1]))]
                if len(set(q)) == 4: F.append(q[::-1] if flip else q)
    face(ax, ay, lambda a, b: (a, b, sz/2), False); face(ax, ay, lambda a, b: (a, b, -sz/2), True)
    face(ax, az, lambda a, b: (a, -sy/2, b), False); face(ax, az, lambda a, b: (a, sy/2, b), True)
    face(ay, az, lambda a, b: (sx/2, a, b), False); face(ay, az, lambda a, b: (-sx/2, a, b), True)
    P = np.array(V); S = np.array([sx, sy, sz])/2
    inner = np.clip(P, -(S-r), S-r); d = P-inner; L = np.linalg.norm(d, axis=1, keepdims=True); L[L == 0] = 1
    nrm = d/L; Q = inner + nrm*r
    u = np.clip(P/S, -1, 1)
    bx, by, bz = (1-u[:, 0]**2), (1-u[:, 1]**2), (1-u[:, 2]**2)
    Q[:, 2] += puff*np.sign(P[:, 2])*(np.abs(P[:, 2]) >= S[2]-1e-6)*np.sqrt(np.clip(bx*by, 0, 1))
    ps = puffside or puff*0.4
    Q[:, 0] += ps*np.sign(P[:, 0])*(np.abs(P[:, 0]) >= S[0]-1e-6)*np.sqrt(np.clip(by*bz, 0, 1))
    Q[:, 1] += ps*np.sign(P[:, 1])*(np.abs(P[:, 1]) >= S[1]-1e-6)*np.sqrt(np.clip(bx*bz, 0, 1))
    if wr:
        for i in range(len(Q)):
            p = Vector((Q[i][0]*5+seed*3.1, Q[i][1]*5, Q[i][2]*5+seed))
            nv = noise.noise(p)*.7+noise.noise(p*2.7)*.3
            Q[i] += nrm[i]*wr*nv
    Q += np.array([cx, cy, z+sz/2])
    return mesh(Q, F, mat, smooth=True, name='rbox', dims=(sx, sy, sz))

def pillow(cx, cy, cz, w, h, t, mat, rx=0, ry=0, rz=0, seed=0, n=20):
    """Scatter cushion: upright in XZ before rx/ry/rz turn it, centred at cx,cy,cz."""
    V = []; F = []
    for side in (1, -1):
        for i in range(n+1):
            for j in range(n+1):
                u = -1+2*i/n; v = -1+2*j/n
                e = (max(0, (1-abs(u)**2.6))*max(0, (1-abs(v)**2.6)))**.55
                wv = noise.noise(Vector((u*2.2+seed*7, v*2.2, seed)))*.12*e
                pin = 1-.06*(1-abs(v)**2)*abs(u)**3
                pin2 = 1-.06*(1-abs(u)**2)*abs(v)**3
                V.append((u*w/2*pin, side*t/2*(e+wv), v*h/2*pin2))
    N = (n+1)*(n+1)
    for s in (0, 1):
        for i in range(n):
            for j in range(n):
                a = s*N+i*(n+1)+j; q = [a, a+1, a+n+2, a+n+1]
                F.append(q if s == 0 else q[::-1])
    with at(cx, cy, cz, rz=rz, rx=rx, ry=ry):
        return mesh(V, F, mat, smooth=True, name='pillow')

def lathe(prof, mat, seg=48, x=0, y=0, z=0, sx=1, sy=1, auto=35):
    """prof = [(r,z)...] turned round Z."""
    V = []; F = []
    for r, h in prof:
        for k in range(seg):
            a = 2*math.pi*k/seg; V.append((x+r*math.cos(a)*sx, y+r*math.sin(a)*sy, z+h))
    for i in range(len(prof)-1):
        for k in range(seg):
            a = i*seg+k; b = i*seg+(k+1) % seg
            F.append((a, b, b+seg, a+seg))
    flat0 = abs(prof[0][1]-prof[1][1]) < 1e-6 and prof[0][0] > prof[1][0]; flat1 = abs(prof[-1][1]-prof[-2][1]) < 1e-6 and prof[-1][0] > prof[-2][0]
    if prof[0][0] > 1e-4 and not flat0: F.append(tuple(range(seg))[::-1])
    if prof[-1][0] > 1e-4 and not flat1: F.append(tuple((len(prof)-1)*seg+k for k in range(seg)))
    return mesh(V, F, mat, name='lathe', auto=auto)

def shell(prof, mat, th=0.004, **k):
    """Open lathe with wall thickness (bowl, shade)."""
    inner = [(max(r-th, 0.0005), h) for r, h in reversed(prof)]
    V = prof+inner+[prof[0]]
    seg = k.pop('seg', 48); x = k.get('x', 0); y = k.get('y', 0); z = k.get('z', 0)
    vs = []; F = []
    for r, h in V[:-1]:
        for q in range(seg):
            a = 2*math.pi*q/seg; vs.append((x+r*math.cos(a), y+r*math.sin(a), z+h))
    n = len(V)-1
    for i in range(n):
        for q in range(seg):
            j = (i+1) % n
            F.append((i*seg+q, i*seg+(q+1) % seg, j*seg+(q+1) % seg, j*seg+q))
    return mesh(vs, F, mat, name='shell', auto=50)

def cyl(x, y, z, r, h, mat, seg=32, bev=0.002, r2=None):
    r2 = r if r2 is None else r2; b = min(bev, r*.4, h*.4)
    return lathe([(r-b, 0), (r, b), (r2, h-b), (max(r2-b, .0002), h)], mat, seg, x, y, z)

def tube(pts, r, mat, res=8, smooth_path=True, cyclic=False):
    cu = bpy.data.curves.new('t', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = r; cu.bevel_resolution = 4; cu.resolution_u = res; cu.use_fill_caps = True
    if smooth_path:
        sp = cu.splines.new('NURBS'); sp.points.add(len(pts)-1)
        for p, q in zip(sp.points, pts): p.co = (*q, 1)
        sp.use_endpoint_u = True; sp.order_u = min(3, len(pts)); sp.use_cyclic_u = cyclic
    else:
        sp = cu.splines.new('POLY'); sp.points.add(len(pts)-1)
        for p, q in zip(sp.points, pts): p.co = (*q, 1)
        sp.use_cyclic_u = cyclic
    ob = bpy.data.objects.new('tube', cu); bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = XF[-1].copy(); cu.materials.append(pick(mat)); return ob

def sphere(x, y, z, r, mat, seg=32, sz=1.0):
    n = seg//2
    return lathe([(max(r*math.sin(math.pi*i/n), 1e-5), -r*sz*math.cos(math.pi*i/n)) for i in range(n+1)], mat, seg, x, y, z, auto=180)

def extrude_profile(prof, p0, p1, mat, up=(0, 0, 1), inward=None):
    """Sweep a 2D profile [(d,h)] (d = away from wall, h = up) from p0 to p1; inward = unit vector of d."""
    p0 = Vector(p0); p1 = Vector(p1); inward = Vector(inward); up = Vector(up)
    V = [tuple(p+inward*d+up*h) for p in (p0, p1) for d, h in prof]; n = len(prof)
    F = [(i, (i+1) % n, n+(i+1) % n, n+i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2*n))]
    return mesh(V, F, mat, name='prof', auto=30, dims=[abs(p1[i]-p0[i]) for i in range(3)])

def sheet(fn, nu, nv, mat, thick=0.0, smooth=True):
    """Parametric surface fn(u,v) -> xyz for u,v in 0..1."""
    V = [fn(i/nu, j/nv) for i in range(nu+1) for j in range(nv+1)]
    F = [(i*(nv+1)+j, (i+1)*(nv+1)+j, (i+1)*(nv+1)+j+1, i*(nv+1)+j+1) for i in range(nu) for j in range(nv)]
    uv = []
    for f in F:
        for q in f: uv.append((q//(nv+1)/nu, q % (nv+1)/nv))
    ob = mesh(V, F, mat, smooth=smooth, name='sheet', uvs=uv)
    if thick:
        m = ob.modifiers.new('s', 'SOLIDIFY'); m.thickness = thick; m.offset = 0
    return ob

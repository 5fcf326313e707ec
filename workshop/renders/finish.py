"""EXR halves -> denoise -> film curve -> JPEG.  /usr/bin/python3 finish.py base out.jpg [key=val]"""
import sys, os, struct, ctypes, warnings
warnings.filterwarnings("ignore")
import numpy as np, cv2
os.environ.setdefault('OMP_NUM_THREADS', '2')
LIB = ctypes.CDLL(os.environ['DENOISE']); CM = '/usr/share/blender/datafiles/colormanagement/'

def read_exr(path):
    b = open(path, 'rb').read(); p = 8; H = {}
    def cs(p):
        e = b.index(b'\0', p); return b[p:e].decode(), e+1
    while b[p] != 0:
        n, p = cs(p); t, p = cs(p); sz = struct.unpack_from('<i', b, p)[0]; p += 4; H[n] = b[p:p+sz]; p += sz
    p += 1
    x0, y0, x1, y1 = struct.unpack('<4i', H['dataWindow']); w, h = x1-x0+1, y1-y0+1
    ch = []; q = 0; c = H['channels']
    while c[q] != 0:
        e = c.index(b'\0', q); ch.append((c[q:e].decode(), struct.unpack_from('<i', c, e+1)[0])); q = e+17
    assert H['compression'][0] == 0, 'EXR must be uncompressed'
    off = struct.unpack_from(f'<{h}Q', b, p)
    row = sum(w*(2 if t == 1 else 4) for _, t in ch)
    arr = np.frombuffer(b, np.uint8)
    base = off[0]; full = arr[base:base+h*(row+8)].reshape(h, row+8)[:, 8:]
    out = {}; o = 0
    for n, t in ch:
        s = 2 if t == 1 else 4
        out[n.split('.', 1)[1] if '.' in n and n.count('.') >= 2 else n] = np.ascontiguousarray(full[:, o:o+w*s]).view(np.float16 if t == 1 else np.float32).astype(np.float32)
        o += w*s
    return out

def rgb(d, name, c='RGB'):
    return np.nan_to_num(np.stack([d[f'{name}.{k}'] for k in c], -1), nan=0, posinf=6e4, neginf=0)

def lum(a): return a[..., 0]*.2126+a[..., 1]*.7152+a[..., 2]*.0722

def fireflies(a, k=3.0):
    """Cap pixels far above their 5x5 neighbourhood's upper quantile."""
    l = lum(a); m = cv2.medianBlur(l.astype(np.float32), 5)
    d = cv2.blur(np.abs(l-m), (7, 7)); cap = m+k*2.2*d+.02
    s = np.where(l > cap, cap/np.maximum(l, 1e-6), 1.0)
    return a*s[..., None].astype(np.float32)

def atrous(L, V, N, Z, A, DZ, levels=5, sl=3.0, sn=30., sz=1.5, sa=0.):
    h, w = Z.shape; f = ctypes.POINTER(ctypes.c_float)
    arr = [np.ascontiguousarray(x, dtype=np.float32).copy() for x in (L, V, N, Z, A, DZ)]; t1 = np.empty((h, w, 3), np.float32); t2 = np.empty((h, w), np.float32)
    P = lambda x: x.ctypes.data_as(f); cf = ctypes.c_float
    LIB.atrous(P(arr[0]), P(arr[1]), P(arr[2]), P(arr[3]), P(arr[4]), P(arr[5]), w, h, levels, cf(sl), cf(sn), cf(sz), cf(sa), P(t1), P(t2))
    return arr[0]

def features(A, B, dof):
    av = lambda n, c='RGB': (rgb(A, n, c)+rgb(B, n, c))/2
    N = av('Normal', 'XYZ'); zk = 'Depth.Z' if 'Depth.Z' in A else 'Depth.V'
    Z = np.minimum((A[zk]+B[zk])/2, 200).astype(np.float32)
    Nf = cv2.GaussianBlur(N, (0, 0), .7 if not dof else 1.6); Zf = cv2.medianBlur(Z, 3)
    gx = np.abs(cv2.Sobel(Zf, cv2.CV_32F, 1, 0, ksize=3))/8; gy = np.abs(cv2.Sobel(Zf, cv2.CV_32F, 0, 1, ksize=3))/8
    DZ = cv2.erode(np.maximum(gx, gy), np.ones((3, 3)))+2e-4*Zf
    alb = np.log1p(8*cv2.GaussianBlur(av('DiffCol'), (0, 0), 1.0))/2.2
    return Nf.astype(np.float32), Zf, DZ.astype(np.float32), alb.astype(np.float32), av

def part(A, B, F, names, levels, sl, sa, dof, strength, k=3.0):
    a = sum(rgb(A, n) for n in names); b = sum(rgb(B, n) for n in names)
    a, b = fireflies(a, k), fireflies(b, k); m = (a+b)/2
    V = cv2.GaussianBlur((((lum(a)-lum(b))/2)**2).astype(np.float32), (0, 0), 2.0)
    return atrous(m, V, F[0], F[1], F[3], F[2], levels, sl*strength, 18. if not dof else 4., 1.5 if not dof else 6., sa)

def upsample(L, Nl, Zl, N, Z, sn=8.):
    h, w = Z.shape; hl, wl = Zl.shape; f = ctypes.POINTER(ctypes.c_float); arr = [np.ascontiguousarray(x, dtype=np.float32) for x in (L, Nl, Zl, N, Z)]; out = np.empty((h, w, 3), np.float32)
    P = lambda x: x.ctypes.data_as(f); LIB.jbu(P(arr[0]), P(arr[1]), P(arr[2]), wl, hl, P(arr[3]), P(arr[4]), w, h, ctypes.c_float(sn), P(out)); return out

def denoise(base, dof=False, strength=1.0):
    """hi = full-resolution direct light + surface colours; lo = half-resolution bounced light."""
    A, B = read_exr(base+'_hi_a.exr'), read_exr(base+'_hi_b.exr'); F = features(A, B, dof); av = F[4]
    dd = part(A, B, F, ('DiffDir',), 5, 3.0, 1.0, dof, strength); gd = part(A, B, F, ('GlossDir',), 4, 3.0, 10., dof, strength); td = part(A, B, F, ('TransDir',), 3, 3.0, 5., dof, strength)
    fc = lambda n: part(A, B, F, (n,), 2, 2.0, 0., dof, 1.0, 99.)
    dc, gc, tc, em, env = fc('DiffCol'), av('GlossCol'), av('TransCol'), fc('Emit'), av('Env'); comb = (rgb(A, 'Combined')+rgb(B, 'Combined'))/2
    a, b = read_exr(base+'_lo_a.exr'), read_exr(base+'_lo_b.exr'); f = features(a, b, dof)
    di = part(a, b, f, ('DiffInd',), 6, 7.0, .5, dof, strength, 2.5); gi = part(a, b, f, ('GlossInd',), 3, 2.6, 10., dof, strength, 2.5); ti = part(a, b, f, ('TransInd',), 3, 3.0, 5., dof, strength)
    up = lambda L, sn=8.: upsample(L, f[0], f[1], F[0], F[1], sn)
    img = (dd+up(di))*dc+(gd+up(gi, 16.))*gc+(td+up(ti))*tc+em+env
    return img.astype(np.float32), comb, F[0], F[1]

def load_spi1d(p):
    L = open(p).read().split('{')[1].split('}')[0].split(); return np.array([float(x) for x in L], np.float32)
_cube = None
def filmic(x, contrast='0-70_1-03'):
    """Blender's Filmic, from its own LUTs: log2 shaper, desaturation cube, contrast curve."""
    global _cube
    if _cube is None:
        ls = open(CM+'filmic/filmic_desat65cube.spi3d').read().splitlines(); n = int(ls[2].split()[0])
        _cube = np.zeros((n, n, n, 3), np.float32)
        for l in ls[3:]:
            v = l.split()
            if len(v) == 6: _cube[int(v[0]), int(v[1]), int(v[2])] = [float(q) for q in v[3:]]
    lg = (np.log2(np.maximum(x, 1e-10))+12.473931188)/(12.473931188+12.5260688117)
    lg = np.clip(lg, 0, 1); n = _cube.shape[0]-1; f = lg*n; i = np.minimum(f.astype(int), n-1); t = (f-i).astype(np.float32)
    out = np.zeros_like(x)
    for dx in (0, 1):
        for dy in (0, 1):
            for dz in (0, 1):
                w = (t[..., 0] if dx else 1-t[..., 0])*(t[..., 1] if dy else 1-t[..., 1])*(t[..., 2] if dz else 1-t[..., 2])
                out += w[..., None]*_cube[i[..., 0]+dx, i[..., 1]+dy, i[..., 2]+dz]
    out = out/.66
    L = load_spi1d(CM+f'filmic/filmic_to_{contrast}.spi1d')
    return np.interp(np.clip(out, 0, 1).ravel(), np.linspace(0, 1, len(L)), L).reshape(x.shape).astype(np.float32)

def grade(img, ev=0.0, key=.60, wb=(1, 1, 1), contrast='0.99_1-0075', sat=1.06, bloom=.05, sharpen=.35, warm=0.0, vign=.06, mask=None):
    x = np.maximum(img, 0)*np.array(wb, np.float32)
    if warm: x = x*np.array([1+warm, 1, 1-warm], np.float32)
    # auto exposure: median of the tone-mapped luminance lands on `key` (solved in log space)
    l = lum(x); s = l[(l > np.percentile(l, 8)) & (l < np.percentile(l, 90))]
    g = np.exp(np.mean(np.log(s+1e-5))); x = x*(.30*(key/.5)**2.2/g)*2**ev
    if bloom:
        hi = np.clip(x-1.0, 0, 6); h, w = l.shape; b = sum(cv2.GaussianBlur(hi, (0, 0), w*q) for q in (.004, .012, .035))/3; x = x+bloom*b
    h, w = x.shape[:2]
    if vign:
        yy, xx = np.mgrid[0:h, 0:w]; r2 = ((xx/w-.5)**2+(yy/h-.5)**2)/.5; x = x*(1-vign*r2**1.5*2)[..., None]
    y = filmic(x.astype(np.float32), contrast)
    L = lum(y)[..., None]; y = np.clip(L+(y-L)*sat, 0, 1)
    if sharpen: y = np.clip(y+sharpen*(y-cv2.GaussianBlur(y, (0, 0), 1.0)), 0, 1)
    rng = np.random.default_rng(1); y = y+rng.normal(0, .0035, y.shape[:2])[..., None]
    return np.clip(y, 0, 1)

def paper(img, target='#f3f5f2'):
    """A picture on paper: plain sRGB with a soft shoulder, exposed so that the ground takes the page's colour."""
    h, w = img.shape[:2]; ground = np.median(img[:h//40+2].reshape(-1, 3), 0); t = np.array([int(target[i:i+2], 16)/255 for i in (1, 3, 5)], np.float32)
    lin = np.where(t <= .04045, t/12.92, ((t+.055)/1.055)**2.4)
    x = np.maximum(img, 0)/ground*lin
    x = np.where(x < .8, x, .8+.2*(1-np.exp(-(x-.8)/.2))); x = x/(.8+.2*(1-np.exp(-(lin-.8)/.2)))*lin
    y = np.where(x <= .0031308, 12.92*x, 1.055*np.maximum(x, 1e-6)**(1/2.4)-.055)
    y = y+.25*(y-cv2.GaussianBlur(y.astype(np.float32), (0, 0), .9))
    return widen(np.clip(y, 0, 1).astype(np.float32))

def widen(y, shape=1.6, target=(243, 245, 242)):
    """More paper on both sides, where shadows fade out: galleries cut the top and bottom off what is less wide."""
    h, w = y.shape[:2]; side = max(1, round((h*shape-w)/2)); t = np.linspace(0, 1, side, dtype=np.float32)[None, :, None]; fade = np.minimum(1, t*1.15)**.7
    def strip(column):
        edge = cv2.GaussianBlur(np.ascontiguousarray(np.repeat(column.mean(1, keepdims=True), 9, 1)), (0, 0), 5)[:, :1]
        return edge*(1-fade)+np.array(target, np.float32)/255*fade
    return np.hstack([strip(y[:, :6])[:, ::-1], y, strip(y[:, -6:])])

def main():
    """finish.py <base of the EXRs> <out.jpg> paper|room [option=value ...]"""
    base, out, kind = sys.argv[1:4]; kw = {k: float(v) for k, v in (a.split('=') for a in sys.argv[4:])}
    img, _, N, Z = denoise(base, False, kw.pop('strength', 1.0))
    y = paper(img) if kind == 'paper' else grade(img, **{'key': .55, 'sharpen': .3, 'sat': .94, **kw})
    for q in range(88, 70, -2):
        cv2.imwrite(out, (y[..., ::-1]*255+.5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, q, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1])
        if os.path.getsize(out) <= (350_000 if y.shape[1] <= 1600 else 900_000): break

if __name__ == '__main__': main()

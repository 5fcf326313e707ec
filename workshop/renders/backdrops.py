"""Painted, softly blurred window views (town with red roofs, trees, courtyard, sea). Pure numpy/OpenCV."""
import os, sys
import numpy as np, cv2
rng = np.random.default_rng(3); OUT = sys.argv[1]; os.makedirs(OUT, exist_ok=True); W, H = 2048, 1024
def fbm(w, h, s, seed, o=5):
    r = np.random.default_rng(seed); out = np.zeros((h, w), np.float32); a = 1
    for i in range(o):
        g = r.random((max(2, int(h/s*2**i)), max(2, int(w/s*2**i)))).astype(np.float32); out += a*cv2.resize(g, (w, h), interpolation=cv2.INTER_CUBIC); a *= .55
    return (out-out.min())/(out.max()-out.min())
def hexc(h): return np.array([int(h[i:i+2], 16)/255 for i in (1, 3, 5)], np.float32)
def sky(top, bot, cloud, horizon, amt, seed):
    y = np.linspace(0, 1, H, dtype=np.float32)[:, None]; t = np.clip(y/horizon, 0, 1)[..., None]; im = hexc(top)*(1-t)+hexc(bot)*t; im = np.repeat(im, W, 1)
    n = fbm(W, H, 700, seed); n = cv2.resize(n[:, :], (W, H)); n = cv2.GaussianBlur(n, (0, 0), 6); m = np.clip((n-.5)*3, 0, 1)[..., None]*amt; return im*(1-m)+hexc(cloud)*m
def treeline(im, y0, amp, col, col2, seed, lo=1.0):
    n = fbm(W, 64, 180, seed, 6)[20]; tops = (y0-amp*n*H).astype(int); tex = fbm(W, H, 60, seed+1, 5)[..., None]; yy = np.arange(H)[:, None]; m = (yy > tops[None, :])[..., None]
    c = hexc(col)*(1-tex)+hexc(col2)*tex; return np.where(m, c, im)
def houses(im, y0, seed, sc=1.0, n=14, lit=0, roofs=('#a4523c', '#b5604a', '#8f4a3a', '#9c5a48')):
    r = np.random.default_rng(seed); im = np.ascontiguousarray(im)
    for i in range(n):
        x = int(r.uniform(-.05, 1)*W); w = int(r.uniform(90, 210)*sc); h = int(r.uniform(70, 150)*sc); y = int(y0+r.uniform(-10, 30)*sc); wall = hexc(r.choice(['#e6dccb', '#d9c6ab', '#c7b199', '#e3d6c6', '#b98a70', '#cfc9bf']))
        cv2.rectangle(im, (x, y-h), (x+w, H), wall.tolist(), -1); rh = int(w*r.uniform(.28, .42)); ro = hexc(r.choice(roofs))
        cv2.fillPoly(im, [np.array([[x-8, y-h], [x+w+8, y-h], [x+int(w*.78), y-h-rh], [x+int(w*.22), y-h-rh]])], (ro*r.uniform(.9, 1.1)).tolist())
        for wx in range(x+14, x+w-24, int(34*sc)+1):
            for wy in range(y-h+14, y, int(42*sc)+1): cv2.rectangle(im, (wx, wy), (wx+int(14*sc), wy+int(22*sc)), (hexc('#ffd596') if r.random() < lit else hexc('#6d7680')).tolist(), -1)
        if r.random() < .6: cv2.rectangle(im, (x+int(w*.6), y-h-rh-20), (x+int(w*.6)+14, y-h-rh+14), hexc('#8b5545').tolist(), -1)
    return im
def save(n, im, blur=3.0):
    g = im.mean(-1, keepdims=True); im = g*.38+im*.62; im = im*(1-.22)+.22*np.array(hexc('#dfe6ea') if n not in ('dusk', 'gold') else hexc('#d9c3a6' if n == 'gold' else '#3a4a6a'), np.float32)
    im = cv2.GaussianBlur(np.clip(im, 0, 1).astype(np.float32), (0, 0), blur); cv2.imwrite(f'{OUT}/{n}.png', (im[..., ::-1]*255).astype(np.uint8))
im = sky('#8fb8de', '#e9f0f4', '#ffffff', .62, .8, 1); im = treeline(im, 660, .05, '#9fb3ad', '#b7c6bd', 2); im = houses(im, 720, 5, .8, 18); im = treeline(im, 800, .09, '#5f7f56', '#8fa873', 7); im = houses(im, 870, 9, 1.25, 9); im = treeline(im, 950, .10, '#4a6b42', '#7d9a5c', 12); save('day', im, 7)
im = sky('#8fb0d6', '#ffdcae', '#fff0d8', .66, .6, 7); im = treeline(im, 670, .05, '#c2ab94', '#d9c3a4', 2); im = houses(im, 730, 6, .85, 18, .12); im = treeline(im, 800, .09, '#77794a', '#b3a25e', 7); im = houses(im, 880, 19, 1.2, 8, .12); im = treeline(im, 960, .10, '#5f6338', '#a1934e', 12); save('gold', im, 7)
im = sky('#9cc3e2', '#eef3f2', '#ffffff', .55, .7, 8); y = np.arange(H)[:, None, None]/H; t = np.clip((y-.56)/.28, 0, 1); sea = hexc('#8fbccb')*(1-t)+hexc('#3f869e')*t; n = fbm(W, H, 40, 11)[..., None]; n = cv2.resize(n, (W, H))[..., None]; sea = sea*(.94+.12*n); im = np.where(y > .56, sea, im); sh = (.745+.012*np.sin(np.arange(W)/170))[None, :, None]; im = np.where(y > sh, hexc('#fbfaf5'), im); im = np.where(y > sh+.012, hexc('#e6d6b4')*(.93+.1*n), im); im = treeline(im, 960, .07, '#6d7f55', '#a3ad72', 21); save('sea', im, 4)
im = sky('#b9cad8', '#e7ebec', '#f7f8f8', .6, .9, 3); im = treeline(im, 700, .05, '#a3aba6', '#b5bcb5', 2); im = houses(im, 760, 15, 1.3, 14, 0, ('#99604e', '#8f5a4a', '#7f4c40')); im = treeline(im, 930, .12, '#6f7f63', '#91a07c', 12); save('grey', im, 7)
im = sky('#1d2c4a', '#57658a', '#70789a', .66, .5, 7); im = treeline(im, 670, .05, '#26304a', '#313c55', 2); im = houses(im, 740, 6, .9, 18, .4, ('#3a2c34', '#42303a')); im = treeline(im, 930, .10, '#1c2634', '#2b3746', 12); save('dusk', im, 7)

def crowns(im, y0, n, col, col2, seed, r=(60, 130)):
    """Round tree crowns in rows, nearer ones lower and larger."""
    R = np.random.default_rng(seed); im = np.ascontiguousarray(im.astype(np.float32)); tex = fbm(W, H, 34, seed+1, 5)[..., None]
    for i in range(n):
        x, y, q = int(R.uniform(-.05, 1.05)*W), int(y0+(H-y0)*i/n*.8), R.uniform(*r)*(1+i/n); m = np.zeros((H, W), np.float32)
        for _ in range(9): cv2.circle(m, (int(x+R.normal(0, q*.45)), int(y+R.normal(0, q*.4))), int(q*R.uniform(.4, .7)), 1, -1)
        m = cv2.GaussianBlur(m, (0, 0), 3)[..., None]; t = tex*.8+R.uniform(0, .2); im = im*(1-m)+(hexc(col)*(1-t)+hexc(col2)*t)*m*R.uniform(.85, 1.1)
    return im
def block(im, x0, x1, top, bottom, wall, dark='#5d666f', frame='#e9e6df', step=92, floor=104, seed=1):
    """A block of flats opposite."""
    im = np.ascontiguousarray(im.astype(np.float32)); R = np.random.default_rng(seed); cv2.rectangle(im, (x0, top), (x1, bottom), hexc(wall).tolist(), -1)
    for y in range(top+26, bottom-60, floor):
        cv2.rectangle(im, (x0, y-18), (x1, y-14), (hexc(wall)*.86).tolist(), -1)
        for k, x in enumerate(range(x0+26, x1-60, step)):
            big = k % 4 == 2; w = 62 if big else 40
            cv2.rectangle(im, (x-3, y-3), (x+w+3, y+61), hexc(frame).tolist(), -1); cv2.rectangle(im, (x, y), (x+w, y+58), (hexc(dark)*R.uniform(.8, 1.5)).clip(0, 1).tolist(), -1); cv2.line(im, (x+w//2, y), (x+w//2, y+58), hexc(frame).tolist(), 3)
            if big: cv2.rectangle(im, (x-8, y+34), (x+w+8, y+66), hexc('#cfd2cf').tolist(), -1)
    return im
im = sky('#9dc0e0', '#e6eef3', '#ffffff', .5, .8, 12); im = block(im, 120, 900, 330, H, '#b98a70', seed=2); im = block(im, 980, 1500, 420, H, '#d9cdb9', seed=3); im = block(im, 1540, 2048, 300, H, '#a8705a', seed=4); im = crowns(im, 800, 16, '#4f6f45', '#8fa768', 5); save('court', im, 7)
im = sky('#a5c4de', '#eef1f0', '#ffffff', .5, .9, 14); im = treeline(im, 610, .05, '#a9b9ae', '#bccabb', 2); im = houses(im, 700, 31, 1.1, 16, 0); im = houses(im, 860, 33, 1.9, 9, 0); im = crowns(im, 930, 7, '#5d7348', '#9aa661', 9); save('roofs', im, 7)
im = sky('#93bfe6', '#eaf2f2', '#ffffff', .56, .7, 15); im = treeline(im, 640, .06, '#9fb7a0', '#b7c9a9', 22); im = np.where((np.arange(H)[:, None, None] > 660), hexc('#b7c389'), im); im = houses(im, 720, 41, .7, 6, 0); im = crowns(im, 700, 26, '#587a3f', '#a3b862', 12, (40, 80)); save('orchard', im, 9)
im = sky('#a9c6df', '#edf1f1', '#ffffff', .5, .8, 16); im = block(im, 300, 1250, 480, H, '#c9a58c', seed=7); im = houses(im, 760, 44, 1.2, 8, 0); im = crowns(im, 640, 20, '#4a6a3f', '#86a05a', 17, (70, 120)); save('square', im, 9)
im = sky('#a8c8e0', '#eaf0ee', '#ffffff', .6, .8, 17); im = treeline(im, 760, .22, '#6f8f78', '#93ab8d', 24)
R = np.random.default_rng(5); im = np.ascontiguousarray(im.astype(np.float32))
for i in range(46):
    x = int(R.uniform(0, W)); w = int(R.uniform(7, 22)); c = hexc('#9a6a48')*R.uniform(.7, 1.15); cv2.line(im, (x, H), (x+int(R.normal(0, 26)), int(R.uniform(40, 260))), c.clip(0, 1).tolist(), w)
im = crowns(im, 40, 12, '#3f5f46', '#6f8f63', 30, (50, 90))
im = crowns(im, 900, 12, '#4d6a48', '#89a070', 36, (50, 90)); save('pines', im, 10)
im = sky('#c3d6e6', '#f7e9d6', '#fff6e8', .62, .7, 18); im = treeline(im, 690, .05, '#bcc4bf', '#cfd3c8', 25); im = block(im, 1300, 1900, 400, H, '#e3dccf', seed=9); im = houses(im, 800, 51, .9, 8, 0); im = crowns(im, 830, 14, '#7b8c57', '#b3b878', 18, (40, 80)); save('morning', im, 8)
im = sky('#b5cde0', '#eef2ee', '#ffffff', .4, .8, 19); im = houses(im, 640, 61, 1.8, 5, 0); im = crowns(im, 430, 34, '#3f6138', '#86a653', 19, (90, 150)); save('lindens', im, 10)

"""Renders what is missing: python3 workshop/renders/run.py [--out FOLDER] [slug or slug-view ...]

Without names it does every flat and work with a plan, flats for sale first. See README.md."""
import argparse
import glob
import os
import subprocess
import sys

import yaml

HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)
from plan import Plan
from views import STAGES, split, views

WORK = os.path.join(ROOT, 'var', 'renders')
STATUS = {'available': 0, 'reserved': 1, 'sold': 2}


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument('names', nargs='*')
    args.add_argument('--out', default=os.path.join(ROOT, 'content', 'photos'))
    args.add_argument('--work', default=WORK)
    args.add_argument('--samples', default='3', help='6 takes twice as many and twice as long')
    args.add_argument('--size', default='1', help='2 doubles width and height: 2400 px for a first picture across the page')
    args.add_argument('--only', choices=['plan', 'rooms'], help='cut-aways only, or rooms only')
    o = args.parse_args()
    os.makedirs(o.out, exist_ok=True); tools(o.work)
    for path in plans():
        slug = os.path.basename(path)[:-5]
        views = [v for v in names_of(path) if not o.only or (v == 'plan') == (o.only == 'plan')]
        for view in views:
            out = os.path.join(o.out, f'{slug}-{view}.jpg')
            asked = f'{slug}-{view}' in o.names
            wanted = asked or (not split(view)[1] and not underway(path) and (not o.names or slug in o.names))      # stages only by name
            if wanted and not os.path.exists(out): picture(path, slug, view, out, o)


def underway(path): return os.path.dirname(path).endswith('underway')


def names_of(path):
    rooms = list(views(Plan(path)))
    return ['plan', *rooms, *(f'{room}-{stage}' for room in rooms for stage in STAGES)]


def plans():
    """Flats by status, then repairs under way, then works; only those that have a plan."""
    found = []
    for kind, folder in (('flats', 'content/flats'), ('works', 'content/works'), ('underway', 'workshop/renders/underway')):
        for path in sorted(glob.glob(os.path.join(ROOT, folder, '*.yaml'))):
            data = yaml.safe_load(open(path, encoding='utf8'))
            if data.get('plan'): found.append((kind, STATUS.get(data.get('status'), 3), path))
    return [path for *_, path in sorted(found)]


def tools(work):
    """The denoiser and the views behind the windows, made once."""
    os.makedirs(work, exist_ok=True)
    if not os.path.exists(os.path.join(work, 'denoise.so')):
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', os.path.join(HERE, 'denoise.c'), '-o', os.path.join(work, 'denoise.so'), '-lm'], check=True)
    if not os.path.exists(os.path.join(work, 'views', 'day.png')):
        subprocess.run([sys.executable, os.path.join(HERE, 'backdrops.py'), os.path.join(work, 'views')], check=True)


def picture(path, slug, view, out, o):
    base = os.path.join(o.work, f'{slug}-{view}'); env = {**os.environ, 'RENDERS': o.work, 'SIZE': o.size, 'DENOISE': os.path.join(o.work, 'denoise.so')}
    with open(base+'.log', 'w') as log:
        subprocess.run(['nice', '-n', '19', 'blender', '-b', '--factory-startup', '--threads', '2', '-P', os.path.join(HERE, 'render.py'), '--', path, o.work, o.samples, view], check=True, env=env, stdout=log, stderr=log)
    subprocess.run(['nice', '-n', '19', sys.executable, os.path.join(HERE, 'finish.py'), base, out, 'paper' if view == 'plan' else 'room'], check=True, env=env)
    for part in glob.glob(base+'_*.exr'): os.remove(part)
    print(next((line for line in open(base+'.log') if line.startswith('RENDERED')), 'no picture of '+base).strip(), flush=True)


if __name__ == '__main__': main()

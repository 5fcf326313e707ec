import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { IMAGE_SETTINGS } from '../server/publish/images/settings.ts';

/**
 * `node bench/score-pictures.ts [quality/effort…]`: mean size, butteraugli distance (3-norm) and CPU time per kind of
 * picture. Needs `butteraugli_main` (Debian: libjxl-devtools). Decision 86.
 */
const KINDS = {
  room: ['hero-living', 'kitchen-dining', 'kitchen-after', 'kitchen-white', 'bathroom-patterned'],
  plan: ['dvushka-na-artilleriyskoy-plan', 'tryoshka-na-telmana-plan', 'vannaya-na-kashtanovoy-plan'],
  portrait: ['person-andrey-kuzmin', 'person-roman-vetlugin'],
};
const settings = process.argv.slice(2).map((each) => each.split('/').map(Number));
const folder = await mkdtemp(join(tmpdir(), 'scores-'));
const [original, encoded] = [join(folder, 'original.png'), join(folder, 'encoded.png')];
sharp.concurrency(1);

const rows = [];
for (const [kind, names] of Object.entries(KINDS)) {
  for (const { upToWidthPx: width, ...present } of IMAGE_SETTINGS.avif.slice(0, 2)) {
    for (const [quality = present.quality, effort = present.effort] of [[], ...settings]) {
      const scores: Awaited<ReturnType<typeof score>>[] = [];
      for (const name of names) scores.push(await score(`content/photos/${name}.jpg`, width, quality, effort));
      const mean = (key: keyof (typeof scores)[number]) =>
        Math.round((scores.reduce((sum, each) => sum + each[key], 0) / scores.length) * 100) / 100;
      rows.push({ kind, width, quality, effort, KB: mean('KB'), distance: mean('distance'), ms: mean('ms') });
    }
  }
}
console.table(rows);
await rm(folder, { recursive: true });

async function score(file: string, width: number, quality: number, effort: number) {
  const reduced = sharp(file).resize({ width, withoutEnlargement: true }).removeAlpha().toColourspace('srgb');
  const { data, info } = await reduced.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await sharp(data, { raw }).png().toFile(original);
  const begun = process.cpuUsage();
  const avif = await sharp(data, { raw })
    .avif({ quality, effort, chromaSubsampling: IMAGE_SETTINGS.chromaSubsampling })
    .toBuffer();
  const { user, system } = process.cpuUsage(begun);
  await sharp(avif).png().toFile(encoded);
  const { stdout } = await promisify(execFile)('butteraugli_main', [original, encoded]);
  return { KB: avif.length / 1024, distance: Number(/3-norm: ([\d.]+)/.exec(stdout)?.[1]), ms: (user + system) / 1000 };
}

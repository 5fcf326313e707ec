import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from '../../../model/content.ts';
import { drawingNameProblem } from '../../../model/drawing/drawing-name.ts';
import { slugify } from '../../../model/format/slugify.ts';
import { readSvg } from '../../../model/load/read-svg.ts';
import { writeFileAtomic } from '../../../server/disk/write-file-atomic.ts';
import type { DrawingRequest } from '../../contract/drawings.ts';
import { Refusal } from '../http/route.ts';

/** Drawings of the content folder. A referenced drawing is never overwritten: a different file gets another name. */
export class Drawings {
  readonly #dir: string;

  constructor(contentDir: string) {
    this.#dir = join(contentDir, 'drawings');
  }

  async names(): Promise<string[]> {
    const files = await readdir(this.#dir).catch(() => []);
    return files.filter((name) => drawingNameProblem(name) === null).sort();
  }

  /** Returns the SVG as pages embed it; `null` if it is missing or invalid. */
  async svgOf(name: string): Promise<string | null> {
    return (await this.drawingOf(name))?.svg ?? null;
  }

  async drawingOf(name: string): Promise<Drawing | null> {
    if (drawingNameProblem(name) !== null) return null;
    const bytes = await readFile(join(this.#dir, name)).catch(() => null);
    const read = bytes && readSvg(name, bytes.toString(), bytes);
    return read?.ok ? read.value : null;
  }

  /** Throws a `Refusal` 422 with the loader's message for an invalid file. */
  async take({ name, svg }: DrawingRequest): Promise<string> {
    const wanted = `${slugify(name.replace(/\.svg$/i, '')) || 'risunok'}${/\.svg$/i.test(name) ? '.svg' : ''}`;
    const problem = drawingNameProblem(/\.svg$/i.test(name) ? wanted : name);
    if (problem !== null) throw new Refusal(422, problem);
    const bytes = Buffer.from(svg);
    const read = readSvg(wanted, svg, bytes);
    if (!read.ok) throw new Refusal(422, read.issues[0]?.message ?? 'Рисунок не читается.');
    const taken = await this.#freeName(wanted, bytes);
    await mkdir(this.#dir, { recursive: true });
    await writeFileAtomic(this.#dir, taken, bytes);
    return taken;
  }

  async #freeName(wanted: string, bytes: Buffer): Promise<string> {
    const there = await readFile(join(this.#dir, wanted)).catch(() => null);
    if (there === null || there.equals(bytes)) return wanted;
    const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    return wanted.replace(/\.svg$/, `-${mark}.svg`);
  }
}

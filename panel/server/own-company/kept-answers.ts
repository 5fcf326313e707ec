import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readSvg } from '../../../model/load/read-svg.ts';
import type { Answers } from '../../../model/new-company/answers.ts';
import type { Logo } from '../../../model/new-company/content-of.ts';
import type { PartialAnswers } from '../../../model/new-company/proposals.ts';
import { writeFileAtomic } from '../../../server/disk/write-file-atomic.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import { oneAtATime } from '../one-at-a-time.ts';

export type Step = keyof Answers;

export type Kept = {
  /** Answers as they were typed; a step may be incomplete or wrong. */
  readonly typed: PartialAnswers;
  /** Last answers of each step that passed their check. */
  readonly checked: Partial<Answers>;
};

const ANSWERS = 'answers.json';
const LOGO = 'logo.svg';

export const ownCompanyDir = (dataDir: string) => join(dataDir, 'panel', 'own-company');

/** Answers and logo of a set-up that was begun; any administrator continues it on any device. */
export class KeptAnswers {
  readonly #dir: string;
  readonly #inTurn: OneAtATime = oneAtATime();

  constructor(dataDir: string) {
    this.#dir = ownCompanyDir(dataDir);
  }

  async read(): Promise<Kept> {
    const source = await readFile(join(this.#dir, ANSWERS), 'utf8').catch(() => null);
    return source === null ? { typed: {}, checked: {} } : (JSON.parse(source) as Kept);
  }

  /** @param checked `null` if the typed answers did not pass their check */
  keep<S extends Step>(step: S, typed: PartialAnswers[S], checked: Answers[S] | null): Promise<Kept> {
    return this.#inTurn(async () => {
      const kept = await this.read();
      const next = {
        typed: { ...kept.typed, [step]: typed },
        checked: checked === null ? kept.checked : { ...kept.checked, [step]: checked },
      };
      await this.#write(ANSWERS, JSON.stringify(next));
      return next;
    });
  }

  async logo(): Promise<Logo | undefined> {
    const svg = await readFile(join(this.#dir, LOGO), 'utf8').catch(() => null);
    const read = svg === null ? null : readSvg(LOGO, svg, Buffer.from(svg));
    return svg !== null && read?.ok ? { svg, isSquare: read.value.width === read.value.height } : undefined;
  }

  keepLogo({ svg }: Logo): Promise<void> {
    return this.#write(LOGO, svg);
  }

  dropLogo(): Promise<void> {
    return rm(join(this.#dir, LOGO), { force: true });
  }

  async #write(name: string, text: string): Promise<void> {
    await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    await writeFileAtomic(this.#dir, name, text, { mode: 0o600 });
  }
}

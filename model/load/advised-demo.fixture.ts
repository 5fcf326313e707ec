import { beforeAll } from 'vitest';
import { advise } from '../advice/advise.ts';
import type { Advice, PageHead } from '../advice/advised.ts';
import type { FolderName, KindValues } from '../kinds/kinds.ts';
import { folderKinds } from '../kinds/kinds.ts';
import { probe, TODAY } from './demo-content.fixture.ts';
import { formatIssue } from './format-issue.ts';
import { createContentLoader } from './load-content.ts';

export const DAY = '2026-11-20';

type Entry<K extends FolderName> = KindValues[K] extends readonly (infer E)[] ? E : never;
type More = { readonly today?: string; readonly pages?: readonly PageHead[] };

/** The demo content, which causes no advice; tests change one part of it. */
export class AdvisedDemo {
  written!: KindValues;
  /** Content without most folders, for faster tests of single texts. */
  #short!: KindValues;

  constructor() {
    beforeAll(async () => {
      const result = await createContentLoader('content', probe).load(TODAY);
      if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
      const { written } = result;
      const empty = Object.fromEntries(folderKinds.map(({ name }) => [name, []]));
      this.written = written;
      this.#short = { ...written, ...empty, packages: written.packages, services: written.services };
    });
  }

  onAll(change: Partial<KindValues> = {}): Advice[] {
    return advise({ written: { ...this.written, ...change }, today: DAY, pages: [] });
  }

  advice(change: Partial<KindValues> = {}, { today = DAY, pages = [] }: More = {}): Advice[] {
    return advise({ written: { ...this.#short, ...change }, today, pages });
  }

  onWords(text: string): string[] {
    const { pages } = this.written;
    return this.advice({ pages: { ...pages, about: { ...pages.about, story: [text] } } }).map(({ message }) => message);
  }

  firstOf<K extends FolderName>(name: K, change: Partial<Entry<K>>): Entry<K>[] {
    const [first] = this.written[name] as unknown as readonly Entry<K>[];
    if (first === undefined) throw new Error(`The demo has no ${name}`);
    return [Object.assign({}, first, change)];
  }
}

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

/** The demo content, which nobody advises on, to be spoiled in one place. */
export class AdvisedDemo {
  written!: KindValues;
  /** Without most of the folders: a rule that looks at one text need not read a thousand others. */
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

  /** What is advised on all of it. */
  onAll(change: Partial<KindValues> = {}): Advice[] {
    return advise({ written: { ...this.written, ...change }, today: DAY, pages: [] });
  }

  /** What is advised on single files, packages, services and what is given instead. */
  advice(change: Partial<KindValues> = {}, { today = DAY, pages = [] }: More = {}): Advice[] {
    return advise({ written: { ...this.#short, ...change }, today, pages });
  }

  /** What is advised on words in a paragraph of the company's story. */
  onWords(text: string): string[] {
    const { pages } = this.written;
    return this.advice({ pages: { ...pages, about: { ...pages.about, story: [text] } } }).map(({ message }) => message);
  }

  /** The first entry of a kind, changed, alone. */
  firstOf<K extends FolderName>(name: K, change: Partial<Entry<K>>): Entry<K>[] {
    const [first] = this.written[name] as unknown as readonly Entry<K>[];
    if (first === undefined) throw new Error(`The demo has no ${name}`);
    return [Object.assign({}, first, change)];
  }
}

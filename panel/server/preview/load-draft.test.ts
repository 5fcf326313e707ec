import { expect, test } from 'vitest';
import { copyDemoContent, probe, TODAY } from '../../../model/load/demo-content.fixture.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import { loadDraft } from './load-draft.ts';

const demo = copyDemoContent();

test.each(['isWithdrawn: true', 'isWithdrawn: true # владельцы передумали'])(
  'a draft with «%s» is loaded as if it were on the site',
  async (line) => {
    const file = 'works/dvushka-na-minskoy.yaml';
    const sources = {
      loader: createContentLoader(demo.folder, probe),
      contentDir: demo.folder,
      dataDir: demo.folder,
      stagedPhotos: async () => new Map(),
    };
    const loaded = await loadDraft(sources, { file, text: `${await demo.read(file)}${line}\n` }, TODAY);
    expect(loaded).toMatchObject({ ok: true, visibility: { state: 'unsaved' } });
    expect(loaded.ok && loaded.content.works.map(({ slug }) => slug)).toContain('dvushka-na-minskoy');
  },
);

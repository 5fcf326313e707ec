import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import { servePanelDatabase } from '../testing/panel-database.fixture.ts';
import { createSharedPreviews } from './shared-previews.ts';

describe.each(DATABASES)('shared previews on %s', (kind) => {
  const panel = servePanelDatabase(kind);

  it('keep the draft unchanged until their day is over', async () => {
    const shared = createSharedPreviews(panel.db);
    const draft = { file: 'works/dvushka.yaml', text: 'title: «Двушка»\n' };
    const keep = (id: string, now: string, until: string) =>
      shared.keep(id, draft, { madeBy: 'anna', now: new Date(now), until: new Date(until) });
    await keep('first', '2026-11-20T10:00:00Z', '2026-11-21T10:00:00Z');
    expect(await shared.find('first')).toEqual(draft);
    expect(await shared.find('other')).toBeUndefined();
    await keep('second', '2026-11-21T09:59:00Z', '2026-11-22T09:59:00Z');
    expect(await shared.find('first')).toEqual(draft);
    await keep('third', '2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z');
    expect(await shared.find('first')).toBeUndefined();
    expect(await shared.find('second')).toEqual(draft);
  });
});

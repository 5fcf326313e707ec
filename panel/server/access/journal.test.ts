import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import { servePanelDatabase } from '../testing/panel-database.fixture.ts';
import { openJournal } from './journal.ts';

describe.each(DATABASES)('the journal on %s', (kind) => {
  const panel = servePanelDatabase(kind);

  it('records who did what, newest first, and searches by person and by event', async () => {
    const journal = openJournal(panel.db);
    const anna = { id: 'a', name: 'Анна' };
    await journal.write({ who: 'console', what: 'invited', about: 'Анна' });
    await journal.write({ who: anna, what: 'signed-in' });
    await journal.write({ who: anna, what: 'leads-exported', about: '12 заявок' });
    const { lines, hasMore } = await journal.read({});
    expect(hasMore).toBe(false);
    expect(lines.map(({ who, what, about }) => [who, what, about])).toEqual([
      ['Анна', 'leads-exported', '12 заявок'],
      ['Анна', 'signed-in', ''],
      ['командная строка', 'invited', 'Анна'],
    ]);
    expect((await journal.read({ who: 'Анна', what: 'signed-in' })).lines).toHaveLength(1);
    expect((await journal.read({ before: lines[1]?.id })).lines.map(({ what }) => what)).toEqual(['invited']);
  });

  it('is read in pages', async () => {
    const journal = openJournal(panel.db);
    for (let count = 0; count < 101; count += 1) await journal.write({ who: 'stranger', what: 'sign-in-failed' });
    const first = await journal.read({ who: 'неизвестный' });
    expect([first.lines.length, first.hasMore]).toEqual([100, true]);
    const second = await journal.read({ who: 'неизвестный', before: first.lines.at(-1)?.id });
    expect([second.lines.length, second.hasMore]).toEqual([1, false]);
  });
});

import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublishingReport } from '../../contract/content.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { lastPublish } from './last-publish.ts';
import { PublishingStatus } from './publishing-status.tsx';

const DRAFT = { file: 'works/one.yaml', title: 'Кухня', savedAt: '2026-11-20T10:00:00.000Z' };
const FINE = { server: {}, issues: [], trouble: null, pinnedSince: null } as unknown as PublishingReport;

function show(drafts: object, report: Partial<PublishingReport> = {}) {
  lastPublish.set(null);
  const { client } = renderInPanel(<PublishingStatus />, { answers: { 'GET /api/drafts': () => drafts } });
  act(() => void client.setQueryData(['publishing'], { ...FINE, ...report }));
}

test.each([
  [{ own: [], others: 0 }, 'Сайт обновлён'],
  [{ own: [DRAFT], others: 2 }, 'Сайт обновлён, черновиков: 3'],
  [{ own: [DRAFT], others: null }, 'Сайт обновлён, черновиков: 1'],
])('while the drafts are %j the status says «%s»', async (drafts, words) => {
  show(drafts);
  expect((await screen.findAllByText(words)).length).toBe(1);
});

test('a mistake is named before the drafts', async () => {
  show({ own: [DRAFT], others: 0 }, { issues: [{ file: 'company.yaml', message: 'Нет телефона.' }] });
  await screen.findByText('На сайте не всё: 1 ошибка');
});

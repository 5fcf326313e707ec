import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { summary, worksKind } from '../content.fixture.ts';
import { NextEditionDialog } from './next-edition-dialog.tsx';

const KIND = worksKind({ name: 'documents', folders: ['policy', 'offer'] });
const edition = (folder: string, slug: string, state: 'live' | 'over' = 'over') =>
  summary(slug, { file: `documents/${folder}/${slug}.md`, title: `Документ ${folder}`, status: { state } });
const EDITIONS = [
  edition('policy', '2026-01-01'),
  edition('policy', '2026-03-01', 'live'),
  edition('policy', '2026-11-21', 'live'),
  edition('offer', '2025-05-05', 'live'),
];

/** Half past eleven in the evening in UTC is the next day of the company. */
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-19T22:30:00Z'), toFake: ['Date'] }));

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${state?.copyOf ?? ''}`}</output>;
}

async function show(copyOf: string | null) {
  const close = vi.fn();
  renderInPanel(
    <>
      <NextEditionDialog kind={KIND} copyOf={copyOf} isOpen onClose={close} />
      <Place />
    </>,
    { answers: { 'GET /api/entries?kind=documents': () => EDITIONS } },
  );
  await expect.poll(() => day().value).not.toBe('21 ноября 2026');
  return { close, place: () => screen.getByRole('status', { hidden: true }).textContent };
}
const day = () => screen.getByLabelText<HTMLInputElement>('Действует с');
const make = () => screen.getByText('Сделать').closest('button') as HTMLButtonElement;
const enter = async (words: string) => {
  await userEvent.clear(day());
  await userEvent.click(day());
  await userEvent.paste(words);
  await userEvent.tab();
};

test('the newest edition is copied to the first free day after today, by the clock of the company', async () => {
  const { close, place } = await show(null);
  expect(day().value).toBe('22 ноября 2026');
  await userEvent.click(make());
  expect(close).toHaveBeenCalledOnce();
  expect(place()).toBe('/content/documents/policy/2026-11-22 documents/policy/2026-11-21.md');
});

test('another document and another day can be chosen', async () => {
  const { place } = await show(null);
  await userEvent.click(screen.getByLabelText('Какой документ', { selector: 'input' }));
  await userEvent.click(screen.getByText('Документ offer', { selector: '[role=option] *' }));
  await enter('1.12.2026');
  await userEvent.click(make());
  expect(place()).toBe('/content/documents/offer/2026-12-01 documents/offer/2025-05-05.md');
});

test('an opened edition is copied itself, within its document', async () => {
  const { place } = await show('documents/policy/2026-01-01.md');
  expect(screen.queryByLabelText('Какой документ')).toBeNull();
  await userEvent.click(make());
  expect(place()).toBe('/content/documents/policy/2026-11-22 documents/policy/2026-01-01.md');
});

test('a day that has an edition already is refused with the reason', async () => {
  const { close } = await show(null);
  await enter('21.11.2026');
  screen.getByText('Редакция с этого дня уже есть. Выберите другой день.');
  expect(make().disabled).toBe(true);
  await userEvent.click(make());
  expect(close).not.toHaveBeenCalled();
});

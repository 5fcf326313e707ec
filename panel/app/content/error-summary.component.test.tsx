import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ContentIssue } from '../../../model/load/issue.ts';
import { ExpandedSectionsProvider, useExpandedSections } from '../fields/expanded-sections.tsx';
import { inputId } from '../fields/input-props.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { worksKind } from './content.fixture.ts';
import { ErrorSummary } from './error-summary.tsx';

const FILE = 'works/one.yaml';
const OTHER = 'works/two.yaml';

/** A field in a folded section, and the paths that are open. */
function FoldedField() {
  const { isOpen } = useExpandedSections();
  return isOpen('facts.status') ? <input id={inputId('facts.status')} /> : null;
}

function show(issues: readonly ContentIssue[]) {
  const kind = worksKind();
  renderInPanel(
    <ExpandedSectionsProvider isReadOnly={false}>
      <ErrorSummary kind={kind} file={FILE} issues={issues} />
      <FoldedField />
    </ExpandedSectionsProvider>,
    { answers: { 'GET /api/kind-forms': () => [kind] } },
  );
}
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each message is said once, after the names of its fields', async () => {
  show([
    { file: FILE, path: ['title'], message: 'Заполните поле.' },
    { file: FILE, path: ['status'], message: 'Заполните поле.' },
    { file: FILE, line: 3, message: 'Ссылка не закрыта.' },
    { file: OTHER, path: ['title'], message: 'Нет такой работы.' },
    { file: 'unknown.yaml', message: 'Не читается.' },
  ]);
  await screen.findByRole('link');
  const [field, text, link, file] = lines();
  expect(field).toBe('Заполните поле: Название, Статус');
  expect(text).toMatch(/, строка 3: Ссылка не закрыта\.$/);
  expect(link).toBe('Работы, works/two.yaml: Нет такой работы.');
  expect(file).toBe('unknown.yaml: Не читается.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/content/works/two?field=facts.title');
});

test('a field is opened and gets the focus', async () => {
  show([{ file: FILE, path: ['status'], message: 'Заполните поле.' }]);
  await userEvent.click(screen.getByText('Статус'));
  await expect.poll(() => document.activeElement?.id).toBe(inputId('facts.status'));
});

test('without mistakes nothing is said', () => {
  show([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

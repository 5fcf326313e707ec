import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { ExpandedSectionsProvider } from './expanded-sections.tsx';
import { focusWhenRendered, pathAround } from './focus-field.ts';
import { FoldedPart } from './folded-part.tsx';
import { field } from './in-form.fixture.tsx';
import { inputId } from './input-props.ts';

const WORKS = field('works', { title: 'Работы', widget: 'group', fields: [field('title', {})] });

function Folded({ heading }: { readonly heading: string }) {
  return (
    <ExpandedSectionsProvider isReadOnly={false}>
      <FormProvider {...useForm({ defaultValues: { facts: { works: { title: heading } } } })}>
        <FoldedPart field={WORKS} path="facts.works">
          Поля
        </FoldedPart>
      </FormProvider>
    </ExpandedSectionsProvider>
  );
}

test.each([
  ['Что мы сделали', 'РаботыЧто мы сделали'],
  ['Работы', 'Работы'],
])('a folded part with the heading «%s» reads «%s»: nothing is said twice', (heading, words) => {
  renderInPanel(<Folded heading={heading} />);
  expect(screen.getByRole('button').textContent).toBe(words);
});

test('the heading of a folded part counts as a chosen field, so that the page can show the part', () => {
  renderInPanel(<Folded heading="Работы" />);
  expect(pathAround(screen.getByRole('button'))).toBe('facts.works');
});

test.each([
  ['a list of folded items', 'пн–пт', true],
  ['an empty list', 'Добавить', false],
])('%s that is looked for has the focus at «%s»', (_, name, hasItems) => {
  renderInPanel(
    <fieldset id={inputId('facts.hours')}>
      {hasItems && (
        <>
          <button type="button">Переставить</button>
          <button type="button" aria-expanded={false}>
            пн–пт
          </button>
        </>
      )}
      <button type="button">Добавить</button>
    </fieldset>,
  );
  focusWhenRendered('facts.hours', 0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

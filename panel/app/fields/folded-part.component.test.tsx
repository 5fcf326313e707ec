import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { ExpandedSectionsProvider } from './expanded-sections.tsx';
import { pathAround } from './focus-field.ts';
import { FoldedPart } from './folded-part.tsx';
import { field } from './in-form.fixture.tsx';

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

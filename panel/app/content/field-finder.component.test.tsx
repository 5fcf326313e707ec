import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ExpandedSectionsProvider, useExpandedSections } from '../fields/expanded-sections.tsx';
import { inputId } from '../fields/input-props.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { worksKind } from './content.fixture.ts';
import { FieldFinder } from './field-finder.tsx';

/** A field in a folded section. */
function FoldedField() {
  const { isOpen } = useExpandedSections();
  return isOpen('facts.status') ? <input id={inputId('facts.status')} /> : null;
}

test('a field found by its name is unfolded and gets the focus', async () => {
  renderInPanel(
    <ExpandedSectionsProvider isReadOnly={false}>
      <FieldFinder kind={worksKind()} />
      <FoldedField />
    </ExpandedSectionsProvider>,
  );
  await userEvent.type(screen.getByLabelText('Найти поле', { selector: 'input' }), 'стат{Enter}');
  await expect.poll(() => document.activeElement?.id).toBe(inputId('facts.status'));
});

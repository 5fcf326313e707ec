import { SegmentedControl } from '@mantine/core';
import classes from './form-and-preview.module.css';

const VIEWS = [
  { value: 'page', label: 'Страница' },
  { value: 'form', label: 'Поля' },
];

type Props = {
  readonly hasPage: boolean;
  /** Whether the search for a field has the rest of its row, where both stay in view. */
  readonly isInBar: boolean;
  readonly onChange: (isPageShown: boolean) => void;
};

/** Chooses between the page and the form on narrow screens. */
export function ViewSwitch({ hasPage, isInBar, onChange }: Props) {
  return (
    <SegmentedControl
      data={VIEWS}
      value={hasPage ? 'page' : 'form'}
      onChange={(view) => onChange(view === 'page')}
      aria-label="Что показано"
      fullWidth
      {...(isInBar ? { className: classes.viewSwitch ?? '' } : {})}
    />
  );
}

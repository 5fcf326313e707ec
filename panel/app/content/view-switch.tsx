import { SegmentedControl } from '@mantine/core';

const VIEWS = [
  { value: 'page', label: 'Страница' },
  { value: 'form', label: 'Поля' },
];

type Props = {
  readonly hasPage: boolean;
  readonly onChange: (isPageShown: boolean) => void;
};

/** Chooses between the page and the form on narrow screens. */
export function ViewSwitch({ hasPage, onChange }: Props) {
  return (
    <SegmentedControl
      data={VIEWS}
      value={hasPage ? 'page' : 'form'}
      onChange={(view) => onChange(view === 'page')}
      aria-label="Что показано"
      fullWidth
    />
  );
}

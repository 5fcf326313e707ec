import { Button, Group, SegmentedControl } from '@mantine/core';

const VIEWS = [
  { value: 'page', label: 'Страница' },
  { value: 'form', label: 'Поля' },
];

type Props = {
  readonly isWide: boolean;
  readonly hasPage: boolean;
  readonly onChange: (isPageShown: boolean) => void;
};

/** Chooses between the page and the form on narrow screens; on wide ones a hidden page is shown again. */
export function ViewSwitch({ isWide, hasPage, onChange }: Props) {
  if (!isWide) {
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
  if (hasPage) return null;
  return (
    <Group justify="flex-end">
      <Button variant="default" size="compact-md" onClick={() => onChange(true)}>
        Показать страницу
      </Button>
    </Group>
  );
}

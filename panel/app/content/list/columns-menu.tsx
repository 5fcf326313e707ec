import { ActionIcon, Button, Checkbox, Group, Popover, Stack } from '@mantine/core';
import type { Column } from './list-columns.ts';

type Props = {
  readonly columns: readonly Column[];
  /** Titles in the order on the screen. */
  readonly shown: readonly string[];
  /** `null` restores the default. */
  readonly onChange: (shown: readonly string[] | null) => void;
};

/** Chooses and orders the columns of a list. */
export function ColumnsMenu({ columns, shown, onChange }: Props) {
  const hidden = columns.map(({ title }) => title).filter((title) => !shown.includes(title));
  const move = (title: string, by: -1 | 1) => {
    const at = shown.indexOf(title);
    const others = shown.filter((one) => one !== title);
    onChange([...others.slice(0, at + by), title, ...others.slice(at + by)]);
  };
  return (
    <Popover position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <Button variant="default">Столбцы</Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Столбцы" mah="70dvh" style={{ overflowY: 'auto' }}>
        <Stack gap="xs">
          {shown.map((title, place) => (
            <Group key={title} justify="space-between" wrap="nowrap">
              <Checkbox checked label={title} onChange={() => onChange(shown.filter((one) => one !== title))} />
              <Group gap={4} wrap="nowrap">
                <ActionIcon
                  variant="default"
                  aria-label={`Левее: ${title}`}
                  disabled={place === 0}
                  onClick={() => move(title, -1)}
                >
                  ↑
                </ActionIcon>
                <ActionIcon
                  variant="default"
                  aria-label={`Правее: ${title}`}
                  disabled={place === shown.length - 1}
                  onClick={() => move(title, 1)}
                >
                  ↓
                </ActionIcon>
              </Group>
            </Group>
          ))}
          {hidden.map((title) => (
            <Checkbox key={title} checked={false} label={title} onChange={() => onChange([...shown, title])} />
          ))}
          <Button variant="default" size="compact-sm" onClick={() => onChange(null)}>
            Как было
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

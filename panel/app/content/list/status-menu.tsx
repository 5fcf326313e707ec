import { Button, Menu } from '@mantine/core';
import type { ChoiceField } from '../../../contract/list-columns.ts';

type Props = {
  /** `undefined` for kinds without a status. */
  readonly field: ChoiceField | undefined;
  readonly isBusy: boolean;
  readonly onSet: (status: string) => void;
};

/** Sets the status of the chosen entries: a sold flat in three clicks. */
export function StatusMenu({ field, isBusy, onSet }: Props) {
  if (!field) return null;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <Button variant="default" loading={isBusy}>
          {field.title}…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(field.labels).map(([value, label]) => (
          <Menu.Item key={value} onClick={() => onSet(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

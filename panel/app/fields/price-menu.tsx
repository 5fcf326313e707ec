import { ActionIcon, Menu } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { entriesQuery } from '../content/queries.ts';
import { useKinds } from '../content/use-kinds.ts';
import { useEditedEntry } from './edited-entry.ts';

/** Inserts references to prices; a changed price then also changes the text. */
export function PriceMenu({ onChoose }: { readonly onChoose: (reference: string) => void }) {
  const { kind } = useEditedEntry();
  const namesPrices = useKinds().data?.find(({ name }) => name === kind)?.prices === 'present';
  const lists = useQueries({ queries: [entriesQuery('packages'), entriesQuery('services')] });
  if (!namesPrices) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label="Вставить цену">
          ₽
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Цена, которая обновится сама</Menu.Label>
        {lists.flatMap(({ data }) =>
          (data ?? []).map(({ file, slug, title }) => (
            <Menu.Item key={file} onClick={() => onChoose(`{цена ${slug}}`)}>
              {title}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

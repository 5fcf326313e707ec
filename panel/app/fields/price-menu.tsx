import { ActionIcon, Menu } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useContext } from 'react';
import { entriesQuery } from '../content/queries.ts';
import { useKinds } from '../content/use-kinds.ts';
import { EditedEntryContext } from './edited-entry.ts';

type Props = { readonly onChoose: (reference: string) => void };

/** Inserts references to prices; a changed price then also changes the text. */
export function PriceMenu(props: Props) {
  const kind = useContext(EditedEntryContext)?.kind;
  const namesPrices = useKinds().data?.find(({ name }) => name === kind)?.prices === 'present';
  return namesPrices ? <Prices {...props} /> : null;
}

function Prices({ onChoose }: Props) {
  const lists = useQueries({ queries: [entriesQuery('packages'), entriesQuery('services')] });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Вставить цену"
          title="Вставить цену, которая обновится сама"
        >
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

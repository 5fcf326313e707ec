import { ActionIcon, Menu } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { entriesQuery } from '../content/queries.ts';
import classes from './price-menu.module.css';
import { useNamesPrices } from './use-names-prices.ts';

type Props = { readonly onChoose: (reference: string) => void };

/** Inserts references to prices; a changed price then also changes the text. */
export function PriceMenu(props: Props) {
  return useNamesPrices() ? <Prices {...props} /> : null;
}

function Prices({ onChoose }: Props) {
  const lists = useQueries({ queries: [entriesQuery('packages'), entriesQuery('services')] });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={classes.button}
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

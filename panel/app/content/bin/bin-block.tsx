import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BIN_DAYS } from '../../../contract/lists.ts';
import { Block } from '../../lib/block.tsx';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { binQuery } from '../queries.ts';

/** How much was deleted and can still be restored. */
export function BinBlock() {
  const { data, error } = useQuery(binQuery());
  return (
    <Block title="Корзина">
      <ErrorAlert error={error} />
      {data?.length === 0 && <Text c="dimmed">Пусто. Удалённое попадает сюда, {BIN_DAYS} дней его можно вернуть.</Text>}
      {data && data.length > 0 && (
        <Text>
          <Anchor component={Link} to="/bin" inherit>
            Удалённых: {data.length}
          </Anchor>
          , {BIN_DAYS} дней их можно вернуть.
        </Text>
      )}
    </Block>
  );
}

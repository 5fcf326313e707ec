import { arrayMove } from '@dnd-kit/sortable';
import { Group, Loader, Switch, Text, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { LeadRota } from '../../../contract/leads.ts';
import { SortableItem, SortableList } from '../../fields/sortable-list.tsx';
import { Block } from '../../lib/block.tsx';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { get, request } from '../../lib/request.ts';

const ROTA = ['people', 'lead-rota'];

/** Who gets new leads in turn. */
export function RotaSection() {
  const queries = useQueryClient();
  const rota = useQuery({ queryKey: ROTA, queryFn: () => get<LeadRota>('/api/leads/rota') });
  const save = useMutation({
    mutationFn: (order: readonly string[]) => request<LeadRota>('PUT', '/api/leads/rota', { order }),
    onSuccess: (saved) => queries.setQueryData(ROTA, saved),
    onError: () => queries.invalidateQueries({ queryKey: ROTA }),
  });
  return (
    <Block title="Новые заявки по очереди" gap="sm">
      <ErrorAlert error={rota.error ?? save.error} />
      {rota.isPending && <Loader role="status" aria-label="Загрузка" />}
      {rota.data && (
        <Rota
          rota={save.isPending ? { ...rota.data, order: save.variables } : rota.data}
          isBusy={save.isPending}
          onChange={save.mutate}
        />
      )}
    </Block>
  );
}

type RotaProps = {
  readonly rota: LeadRota;
  readonly isBusy: boolean;
  readonly onChange: (order: readonly string[]) => void;
};

function Rota({ rota: { order, people }, isBusy, onChange }: RotaProps) {
  const inTurn = order.flatMap((id) => people.find((person) => person.id === id) ?? []);
  const others = people.filter(({ id }) => !order.includes(id));
  const turn = ({ id, name }: LeadRota['people'][number]) => (
    <Switch
      label={name}
      size="md"
      checked={order.includes(id)}
      disabled={isBusy}
      onChange={({ currentTarget: { checked } }) =>
        onChange(checked ? [...order, id] : order.filter((other) => other !== id))
      }
    />
  );
  const isOff = inTurn.length === 0;
  return (
    <>
      <div role="status">
        {isOff ? (
          'Очередь выключена: заявку ведёт тот, кто её взял. Включите тех, кому раздавать новые заявки.'
        ) : (
          // The list shows the order; a screen reader hears each change.
          <VisuallyHidden>По очереди: {inTurn.map(({ name }) => name).join(', ')}.</VisuallyHidden>
        )}
      </div>
      <SortableList keys={order} onMove={(from, to) => onChange(arrayMove([...order], from, to))}>
        {inTurn.map((person, at) => (
          <SortableItem key={person.id} id={person.id} title={person.name}>
            {(handle) => (
              <Group gap="xs" wrap="nowrap">
                {inTurn.length > 1 && handle}
                <Text w={24} flex="none">
                  {at + 1}.
                </Text>
                {turn(person)}
              </Group>
            )}
          </SortableItem>
        ))}
      </SortableList>
      {others.length > 0 && !isOff && (
        <Text size="sm" c="dimmed">
          Не в очереди
        </Text>
      )}
      {others.map((person) => (
        <Fragment key={person.id}>{turn(person)}</Fragment>
      ))}
      <Text size="sm" c="dimmed">
        Новая заявка достаётся следующему, а тот, кто уже писал, — прежнему менеджеру. На выходные и отпуск человека
        выключают; включённый снова встаёт в конец. Уведомление приходит тому, кому досталась заявка, а если он сейчас
        их не получает — всем.
      </Text>
    </>
  );
}

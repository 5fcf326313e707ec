import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LEAD_STAGES } from '../../../../model/lead/lead-stages.ts';
import type { LeadCard, LeadColleague } from '../../../contract/leads.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { get } from '../../lib/request.ts';
import { useSession } from '../../lib/use-session.ts';
import { useLeadAction } from '../lead-queries.ts';
import { callDueAt } from '../timer-words.ts';

/** Reassigns the lead. A reassignment is no first touch: the promised call stays due. */
export function Responsible({ card }: { readonly card: LeadCard }) {
  const { number, stage, holder, isHeld } = card;
  const me = useSession().data?.person.id;
  const act = useLeadAction(number);
  const { data: colleagues, error } = useQuery({
    queryKey: ['lead-colleagues'],
    queryFn: () => get<LeadColleague[]>('/api/leads/colleagues'),
  });
  if (isHeld || LEAD_STAGES[stage].isOver) return null;
  if (!colleagues) return <ErrorAlert error={error} />;
  const isAwaited = callDueAt(card) !== null;
  const people = colleagues.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (вы)` : name }));
  const isKnown = holder === null || colleagues.some(({ id }) => id === holder.id);
  const nobody = holder === null ? [{ value: '', label: 'Никто', disabled: true }] : [];
  const gone = isKnown || holder === null ? [] : [{ value: holder.id, label: holder.name, disabled: true }];
  return (
    <NativeSelect
      label="Ответственный"
      description={isAwaited && 'Срок звонка не изменится, если передать заявку.'}
      maw={360}
      value={holder?.id ?? ''}
      disabled={act.isPending}
      error={act.error?.message}
      data={[...nobody, ...gone, ...people]}
      onChange={({ currentTarget: { value: to } }) =>
        act.mutate({ path: 'holder', body: { to, holder: holder?.id ?? null } })
      }
    />
  );
}

import { Anchor, Button, Loader, NativeSelect, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { LeadStage } from '../../../../model/lead/lead-stages.ts';
import { LEAD_STAGE_NAMES, LEAD_STAGES } from '../../../../model/lead/lead-stages.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { EmptyState } from '../../lib/empty-state.tsx';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useLeadAction, useLeadBoard } from '../lead-queries.ts';
import { LeadsFrame } from '../leads-frame.tsx';
import { LeadsHeading } from '../leads-heading.tsx';
import { useNow } from '../use-now.ts';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';

/** Leads by stage over the whole window. A select moves a lead, so that the keyboard can, too. */
export function BoardScreen() {
  const { data, error, isPending } = useLeadBoard();
  const now = useNow(data?.now);
  const isEmpty = data?.columns.every(({ total }) => total === 0) === true;
  return (
    <LeadsFrame>
      <Stack gap="sm">
        <title>Заявки: доска</title>
        <LeadsHeading current="/leads/board" />
        <ErrorAlert error={error} />
        {isPending && <Loader role="status" aria-label="Загружаем доску" />}
        {isEmpty && (
          <EmptyState words="На доске пусто. Когда придёт заявка, она встанет в столбец «Новая»; дальше её ведут по этапам до договора.">
            <Button component={Link} to="/leads?show=all" variant="default">
              Показать все заявки
            </Button>
          </EmptyState>
        )}
        {data && !isEmpty && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area takes the focus, so that arrows scroll it
          <section className={styles.board} tabIndex={0} aria-label="Этапы">
            {data.columns.map(({ stage, leads, total }) => (
              <section key={stage} aria-label={LEAD_STAGES[stage].title} data-empty={total === 0 || undefined}>
                <Text component="h2" className={styles.title ?? ''} fw={500} mb="xs">
                  {LEAD_STAGES[stage].title}: {total}
                </Text>
                <Stack gap="xs">
                  {leads.map((lead) => (
                    <BoardCard key={lead.number} lead={lead} now={now} utcOffsetHours={data.clock.utcOffsetHours}>
                      <StageSelect lead={lead} />
                    </BoardCard>
                  ))}
                  {total === 0 && (
                    <Text size="sm" c="dimmed">
                      {stage === 'new' ? 'Все заявки разобраны.' : 'Пусто'}
                    </Text>
                  )}
                  {total > leads.length && (
                    <Text size="sm" c="dimmed">
                      Показаны последние {leads.length}, остальные в списке.
                    </Text>
                  )}
                </Stack>
              </section>
            ))}
          </section>
        )}
        {data && !isEmpty && (
          <Anchor component={Link} to="/leads?show=over" size="sm" w="fit-content">
            Отказы — в «Завершённых»
          </Anchor>
        )}
      </Stack>
    </LeadsFrame>
  );
}

function StageSelect({ lead: { number, stage } }: { readonly lead: LeadCard }) {
  const act = useLeadAction(number);
  const navigate = useNavigate();
  const move = (to: LeadStage) => {
    // A loss needs its reason, which the lead asks for.
    if (to === 'lost') void navigate(`/leads/${number}`);
    else act.mutate({ path: 'stage', body: { from: stage, to } });
  };
  return (
    <NativeSelect
      className={styles.move ?? ''}
      w="8.25rem"
      aria-label={`Этап заявки № ${number}`}
      size="xs"
      value={stage}
      disabled={act.isPending}
      error={act.error?.message}
      // The column names the current stage.
      data={LEAD_STAGE_NAMES.map((value) => ({
        value,
        label: value === stage ? 'Перенести…' : LEAD_STAGES[value].title,
      }))}
      onChange={({ currentTarget }) => move(currentTarget.value as LeadStage)}
    />
  );
}

import { Button, Loader, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from '../../lib/empty-state.tsx';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useLeadAgenda } from '../lead-queries.ts';
import styles from '../leads.module.css';
import { LeadsFrame } from '../leads-frame.tsx';
import { LeadsHeading } from '../leads-heading.tsx';
import cardStyles from '../list/lead-card.module.css';
import { LeadCardLink, LeadColumns } from '../list/lead-card-link.tsx';
import { useNow } from '../use-now.ts';
import { agendaDays } from './agenda-days.ts';

/** Reminders and promised calls by days. */
export function AgendaScreen() {
  const { data, error, isPending } = useLeadAgenda();
  const now = useNow(data?.now);
  const days = data ? agendaDays(data.leads, now, data.clock.utcOffsetHours) : [];
  const isEmpty = days.every(({ tasks }) => tasks.length === 0);
  return (
    <LeadsFrame>
      <Stack gap="sm">
        <title>Заявки: дела по дням</title>
        <LeadsHeading current="/leads/agenda" />
        <ErrorAlert error={error} />
        {isPending && <Loader role="status" aria-label="Загружаем дела" />}
        {data && isEmpty && (
          <EmptyState words="На ближайшую неделю дел нет. Здесь будут обещанные звонки и напоминания: час назначают в заявке.">
            <Button component={Link} to="/leads" variant="default">
              Открыть заявки
            </Button>
          </EmptyState>
        )}
        {data && !isEmpty && (
          <div className={styles.days}>
            <LeadColumns />
            {days.map(({ title, isLate, isToday, tasks }) => (
              <section
                key={title}
                className={styles.day}
                data-empty={tasks.length === 0 || undefined}
                data-today={isToday || undefined}
                aria-label={title}
              >
                <Text component="h2" className={styles.columnTitle ?? ''} fw={500} {...(isLate && { c: 'red' })}>
                  {tasks.length > 0 ? `${title}: ${tasks.length}` : title}
                </Text>
                {tasks.length === 0 && (
                  <Text size="sm" c="dimmed">
                    Дел нет
                  </Text>
                )}
                {tasks.length > 0 && (
                  <ul className={cardStyles.cards} data-rows>
                    {tasks.map(({ lead }) => (
                      <li key={lead.number}>
                        <LeadCardLink lead={lead} now={now} utcOffsetHours={data.clock.utcOffsetHours} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
          </div>
        )}
      </Stack>
    </LeadsFrame>
  );
}

import { Alert, Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatPhone } from '../../../model/format/phone.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import { useLeadAgenda } from '../leads/lead-queries.ts';
import { callDueAt, timerWords } from '../leads/timer-words.ts';
import { useNow } from '../leads/use-now.ts';
import styles from './overdue-calls.module.css';

const MOST = 5;

/** Leads whose promised call is late, the longest first: the only block of the overview that cannot wait. */
export function OverdueCalls() {
  const { data } = useLeadAgenda();
  const now = useNow(data?.now);
  const late = (data?.leads ?? [])
    .flatMap((lead) => {
      const at = callDueAt(lead);
      return at !== null && at <= now ? [{ lead, at }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  if (!data || late.length === 0) return null;
  return (
    // The role of an alert would read the list again with each minute that passes.
    <Alert color="red" role="region" title={`Обещали позвонить и не позвонили: ${late.length}`}>
      <ul className={styles.calls}>
        {late.slice(0, MOST).map(({ lead: { number, name, phone, kind, about }, at }) => (
          <li key={number} className={styles.call}>
            <div className={styles.who}>
              <Anchor component={Link} to={`/leads/${number}`} fw={500} className={styles.lead ?? ''}>
                {name || 'Без имени'}, №&nbsp;{number}
              </Anchor>
              <Text size="sm">
                {formatPhone(phone)}, {[LEAD_TITLES[kind] ?? kind, about].filter(Boolean).join(': ')}
              </Text>
            </div>
            <Text size="sm" fw={500} c="red" className={styles.late ?? ''}>
              {timerWords(at, now, data.clock.utcOffsetHours).words}
            </Text>
            <Button
              component="a"
              href={`tel:${phone}`}
              variant="default"
              px="sm"
              className={styles.button ?? ''}
              aria-label={`Позвонить: ${name || 'без имени'}, ${formatPhone(phone)}`}
            >
              Позвонить
            </Button>
          </li>
        ))}
      </ul>
      {late.length > MOST && (
        <Anchor component={Link} to="/leads/agenda" size="sm">
          Ещё {late.length - MOST}, все — в «Делах по дням»
        </Anchor>
      )}
    </Alert>
  );
}

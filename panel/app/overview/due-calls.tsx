import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatPhone } from '../../../model/format/phone.ts';
import { counted, type PluralForms } from '../../../model/format/plural.ts';
import { LEAD_TITLES } from '../../../model/lead/lead-titles.ts';
import { useWaitingLeads } from '../leads/lead-queries.ts';
import { timerWords } from '../leads/timer-words.ts';
import { CARD } from '../lib/card.ts';
import styles from './due-calls.module.css';
import { useDueCalls } from './use-due-calls.ts';

const WAITING: PluralForms = ['заявка ждёт', 'заявки ждут', 'заявок ждут'];
const MOST = 5;

/** Calls of today with the wait of each, and a link to the other leads that wait for an answer; first on the overview. */
export function DueCalls() {
  const { due, late, now, utcOffsetHours } = useDueCalls();
  const waiting = (useWaitingLeads() ?? 0) - due.filter(({ lead }) => lead.holder === null).length;
  const title = useId();
  if (due.length === 0) return null;
  return (
    <Paper
      component="section"
      withBorder
      {...CARD}
      className={styles.block ?? ''}
      data-late={late > 0 || undefined}
      aria-labelledby={title}
    >
      <Title order={2} size="h3" id={title}>
        Позвонить сегодня: {due.length}
        {late > 0 && `, просрочено: ${late}`}
      </Title>
      <ul className={styles.calls}>
        {due.slice(0, MOST).map(({ lead: { number, name, phone, kind, about }, at }) => (
          <li key={number} className={styles.call}>
            <div className={styles.who}>
              <Anchor component={Link} to={`/leads/${number}`} fw={500} size="lg" className={styles.lead ?? ''}>
                {name || 'Без имени'}, №&nbsp;{number}
              </Anchor>
              <Text size="sm">
                {formatPhone(phone)}, {[LEAD_TITLES[kind] ?? kind, about].filter(Boolean).join(': ')}
              </Text>
            </div>
            <Text size="sm" fw={500} {...(at <= now ? { c: 'red' } : {})} className={styles.wait ?? ''}>
              {timerWords(at, now, utcOffsetHours).words}
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
      {(due.length > MOST || waiting > 0) && (
        <Group gap="4px 24px">
          {due.length > MOST && (
            <Anchor component={Link} to="/leads/agenda" size="sm">
              Ещё {due.length - MOST}, все — в «Делах по дням»
            </Anchor>
          )}
          {waiting > 0 && (
            <Anchor component={Link} to="/leads" size="sm">
              И ещё {counted(waiting, WAITING)} ответа
            </Anchor>
          )}
        </Group>
      )}
    </Paper>
  );
}

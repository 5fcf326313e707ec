import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { daysAfter, isoWeekday } from '../../../model/format/calendar.ts';
import { formatDayMonth, formatSpan } from '../../../model/format/date.ts';
import { LEADS, type PluralForms, plural } from '../../../model/format/plural.ts';
import type { LeadShare } from '../../../model/lead/lead-statistics.ts';
import type { StoryFigure } from '../../contract/overview.ts';
import overview from './overview.module.css';
import styles from './week-spans.module.css';

const VISITS: PluralForms = ['посещение', 'посещения', 'посещений'];

type Props = {
  /** Leads by day until today. */
  readonly days: readonly LeadShare[];
  /** `null` until any visits are counted. */
  readonly visits: VisitFigures | null;
  /** Figures of the last seven whole days, compared with the weeks before; empty before the tenth lead. */
  readonly figures: readonly StoryFigure[];
};

/** Leads and visits of today, of the last seven whole days and of the seven before: no day is counted twice. */
export function WeekSpans({ days, visits, figures }: Props) {
  const today = days.at(-1)?.name;
  if (today === undefined) return null;
  const back = (from: number, to: number) => ({ from: daysAfter(today, -from), to: daysAfter(today, -to) });
  const [week, before] = [back(7, 1), back(14, 8)];
  const leadsIn = (span: typeof week) =>
    days.reduce((sum, { name, total }) => (name >= span.from && name <= span.to ? sum + total : sum), 0);
  const visitsIn = (span: typeof week, count: number) => (visits?.since && visits.since <= span.from ? count : null);
  return (
    <div className={styles.frame}>
      <div className={styles.spans}>
        <div className={styles.captions} aria-hidden>
          <Text size="sm">заявки</Text>
          {visits && <Text size="sm">посещения</Text>}
        </div>
        <Span title="Сегодня" days={formatDayMonth(today)} after={<SinceMonday days={days} today={today} />}>
          <Count value={leadsIn(back(0, 0))} forms={LEADS} />
          {visits && <Count value={visits.today.arrivals} forms={VISITS} />}
        </Span>
        <Span title="Прошлые семь дней" days={formatSpan(week)} after={<Notes notes={comparisons(figures)} />}>
          <Count value={leadsIn(week)} forms={LEADS} />
          {visits && <Count value={visitsIn(week, visits.week.arrivals)} forms={VISITS} />}
        </Span>
        <Span title="Неделей раньше" days={formatSpan(before)}>
          <Count value={leadsIn(before)} forms={LEADS} />
          {visits && <Count value={visitsIn(before, visits.before.arrivals)} forms={VISITS} />}
        </Span>
      </div>
    </div>
  );
}

/** «8 заявок с понедельника, 30 ноября». On a Monday the leads of today are those of the week. */
function SinceMonday({ days, today }: Pick<Props, 'days'> & { readonly today: string }) {
  const weekday = isoWeekday(today);
  if (weekday === 1) return null;
  const leads = days.slice(-weekday).reduce((sum, { total }) => sum + total, 0);
  return (
    <Text size="sm">
      <span className={styles.small}>{leads}</span> {plural(leads, LEADS)} с понедельника,{' '}
      {formatDayMonth(daysAfter(today, 1 - weekday))}
    </Text>
  );
}

const NAMES = { leads: 'Заявок', visits: 'Посещений' } as const;

/** «Заявок больше обычного: +4 к среднему 14, обычно 11–17 в неделю». */
function comparisons(figures: readonly StoryFigure[]): string[] {
  return (['leads', 'visits'] as const).flatMap((key) => {
    const figure = figures.find((one) => one.key === key);
    return figure && figure.verdict !== 'few' ? [`${NAMES[key]} ${figure.comparison}, ${figure.range}`] : [];
  });
}

type SpanProps = {
  readonly title: string;
  readonly days: string;
  readonly after?: ReactNode;
  readonly children: ReactNode;
};

function Span({ title, days, after, children }: SpanProps) {
  return (
    <section className={styles.span} aria-label={`${title}, ${days}`}>
      <div>
        <Text component="h3" size="sm" fw={500}>
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {days}
        </Text>
      </div>
      {children}
      {after && <div className={styles.notes}>{after}</div>}
    </section>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map((note) => (
    <Text key={note} size="sm" c="dimmed">
      {note}
    </Text>
  ));
}

/** `null`: not counted on all of these days. */
function Count({ value, forms }: { readonly value: number | null; readonly forms: PluralForms }) {
  return (
    <Text size="sm">
      <span className={overview.value}>{value ?? '—'}</span>{' '}
      <span className={styles.caption}>{value === null ? `${forms[2]} не считали` : plural(value, forms)}</span>
    </Text>
  );
}

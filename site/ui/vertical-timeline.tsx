import type { ReactNode } from 'react';
import { formatDayMonth } from '../../model/format/date.ts';
import { cx } from './cx.ts';
import { each } from './each.ts';
import css from './vertical-timeline.module.css';

export type TimelineEvent = {
  /** ISO date such as `2026-06-06`, or text such as «3 дня» that is shown verbatim. */
  readonly date: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
};

type VerticalTimelineProps = {
  events: readonly TimelineEvent[];
  as?: 'h3' | 'h4' | 'p';
  className?: string | undefined;
};

export function VerticalTimeline({ events, as: Title = 'h3', className }: VerticalTimelineProps) {
  return (
    <ol className={className}>
      {each(events, ({ date, title, text }) => (
        <li className={css.event}>
          {isIsoDate(date) ? (
            <time className={css.date} dateTime={date}>
              {formatDayMonth(date)}
            </time>
          ) : (
            <span className={css.date}>{date}</span>
          )}
          <Title className={cx('t4', css.title)}>{title}</Title>
          {text ? <p className={css.text}>{text}</p> : null}
        </li>
      ))}
    </ol>
  );
}

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

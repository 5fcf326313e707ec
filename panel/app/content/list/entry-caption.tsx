import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../../../../model/fields/field-tree.ts';
import type { EntrySummary } from '../../../contract/content.ts';
import styles from './entry-caption.module.css';
import type { Column } from './list-columns.ts';
import { isStatusDate } from './status-date.ts';
import { StatusMenu } from './status-menu.tsx';

const MAX_VALUES = 4;

type Props = {
  readonly form: Field;
  readonly entry: EntrySummary;
  readonly columns: readonly Column[];
  readonly states: ReactNode;
  readonly aside: ReactNode;
};

/** The line below the title on phones and tablets: the status, the states, and as many values as have room. */
export function EntryCaption({ form, entry, columns, states, aside }: Props) {
  const status = columns.find((column) => column.status && column.words(entry) !== '');
  const days = new Set(form.fields?.filter(isStatusDate).map(({ title }) => title));
  const values = captionValues(
    entry,
    columns.filter(({ title }) => !days.has(title)),
  );
  return (
    <Text component="div" size="sm" c="dimmed" hiddenFrom="lg" className={styles.caption ?? ''}>
      {status?.status && (
        <StatusMenu form={form} field={status.status} entry={entry} words={status.words(entry)} isWhole />
      )}
      {states}
      {values.length > 0 && (
        <div className={styles.values}>
          {values.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </div>
      )}
      {aside}
    </Text>
  );
}

/** Returns sums and areas before other values. A bare number needs the title of its column; the title says its words. */
export function captionValues(entry: EntrySummary, columns: readonly Column[]): string[] {
  const title = entry.title.toLowerCase();
  const saysNothing = (words: string) => /^\d*$/.test(words) || title.includes(words.toLowerCase());
  const others = columns.filter((column) => !(column.status || saysNothing(column.words(entry))));
  const ordered = [...others.filter(({ isNumber }) => isNumber), ...others.filter(({ isNumber }) => !isNumber)];
  return [...new Set(ordered.map((column) => column.words(entry)))].slice(0, MAX_VALUES);
}

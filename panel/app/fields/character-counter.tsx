import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../../../model/fields/field-tree.ts';
import { counted } from '../../../model/format/plural.ts';
import styles from './character-counter.module.css';

type Props = {
  readonly field: Field;
  readonly value: string | undefined;
  /** An item of a list, below which there is no gap for the counter. */
  readonly isItem: boolean;
  readonly input: ReactNode;
};

/** Share of the maximum length from which the counter is shown. */
const NEARLY_FULL = 0.8;

export function CharacterCounter({ field, value, isItem, input }: Props) {
  const most = 'maxLength' in field ? field.maxLength : undefined;
  const length = value?.trim().length ?? 0;
  const isNear = most !== undefined && length > most * NEARLY_FULL;
  return (
    <div className={styles.counted}>
      {input}
      {isNear && (
        <Text
          size="xs"
          c={length > most ? 'red' : 'dimmed'}
          role="status"
          className={isItem ? '' : (styles.counter ?? '')}
        >
          {length > most
            ? `Лишних: ${counted(length - most, SIGNS)}`
            : `Поместится ещё ${counted(most - length, SIGNS)}`}
        </Text>
      )}
    </div>
  );
}

const SIGNS = ['знак', 'знака', 'знаков'] as const;

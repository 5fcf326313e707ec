import { Button, Checkbox, Group, NativeSelect, NumberInput, Text, TextInput } from '@mantine/core';
import { memo } from 'react';
import { formatRub } from '../../../model/format/money.ts';
import type { PastedRow } from '../../../model/pasted/price-list.ts';
import styles from './paste.module.css';
import type { PriceEdit } from './price-edits.ts';

export type PlaceChoice = {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
};

type Props = {
  readonly index: number;
  readonly row: PastedRow;
  readonly edit: PriceEdit;
  readonly choices: readonly PlaceChoice[];
  readonly questions: string;
  /** Price that the place has now for the same line; empty when the line is new. */
  readonly now: string;
  readonly onChange: (index: number, change: Partial<PriceEdit>) => void;
};

/** Id of the list of usual units, which all rows share. */
export const UNITS_ID = 'usual-units';

/** One row of the price list with its corrections. */
export const PriceRow = memo(function PriceRow({ index, row, edit, choices, questions, now, onChange }: Props) {
  const change = (part: Partial<PriceEdit>) => onChange(index, part);
  const { price, leftOver } = row;
  return (
    <li className={styles.row}>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{row.title}</legend>
        <Checkbox
          aria-label={`Взять: ${row.title}`}
          checked={edit.isTaken}
          onChange={(event) => change({ isTaken: event.currentTarget.checked })}
          className={styles.tick ?? ''}
        />
        <TextInput
          aria-label="Название"
          value={edit.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
          className={styles.name ?? ''}
        />
        <TextInput
          aria-label="Единица"
          placeholder="за что?"
          list={UNITS_ID}
          value={edit.unit}
          onChange={(event) => change({ unit: event.currentTarget.value })}
          maxLength={16}
        />
        <NumberInput
          aria-label="Цена, рублей"
          placeholder="цена"
          value={edit.rub ?? ''}
          onChange={(rub) => change({ rub: typeof rub === 'number' ? rub : null })}
          thousandSeparator={'\u00a0'}
          suffix={'\u00a0₽'}
          min={0}
          max={1_000_000_000}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          inputMode="numeric"
        />
        <Checkbox
          label="от"
          checked={edit.isFrom}
          onChange={(event) => change({ isFrom: event.currentTarget.checked })}
        />
        <NativeSelect
          aria-label="Куда поставить"
          data={[{ value: '', label: 'Куда поставить?' }, ...choices]}
          value={edit.place ?? ''}
          onChange={(event) => change({ place: event.currentTarget.value || null })}
          className={styles.place ?? ''}
        />
        <div className={styles.notes}>
          {price !== null && price.highRub !== null && (
            <Group gap="xs">
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => change({ rub: Math.round(price.lowRub), isFrom: true })}
              >
                от {formatRub(price.lowRub)}
              </Button>
              <Button
                variant="default"
                size="compact-sm"
                onClick={() => change({ rub: Math.round(price.highRub ?? price.lowRub), isFrom: false })}
              >
                {formatRub(price.highRub)}
              </Button>
            </Group>
          )}
          {questions !== '' && (
            <Text size="xs" c={edit.isTaken ? 'red' : 'dimmed'}>
              {questions}
            </Text>
          )}
          {leftOver !== '' && (
            <Text size="xs" c="dimmed">
              Не вошло: {leftOver}
            </Text>
          )}
          {row.quantity !== null && (
            <Text size="xs" c="dimmed">
              Количество в прайсе: {String(row.quantity).replace('.', ',')}
            </Text>
          )}
          {now !== '' && <Text size="xs">{now}</Text>}
        </div>
      </fieldset>
    </li>
  );
});

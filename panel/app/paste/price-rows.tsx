import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { counted } from '../../../model/format/plural.ts';
import type { PastedRow, PriceListPart } from '../../../model/pasted/price-list.ts';
import { UNITS } from '../../../model/pasted/units.ts';
import { LineList } from './line-list.tsx';
import { MakeDrafts } from './make-drafts.tsx';
import styles from './paste.module.css';
import { changesOf, priceNow } from './price-changes.ts';
import type { PriceEdit } from './price-edits.ts';
import { edited, firstEdit, questionsOf } from './price-edits.ts';
import { WHOLE } from './price-places.ts';
import { type PlaceChoice, PriceRow, UNITS_ID } from './price-row.tsx';
import { takenWords } from './taken-words.ts';
import { type ListedPlace, likelyPlace, NEW_SERVICE } from './use-price-places.ts';
import { useStoreDrafts } from './use-store-drafts.ts';

export const ROWS = ['строка', 'строки', 'строк'] as const;

type Props = {
  readonly parts: readonly PriceListPart[];
  readonly places: readonly ListedPlace[];
  readonly taken: ReadonlySet<string>;
};

/** What was understood of the list, to correct, untick and confirm. */
export function PriceRows({ parts, places: current, taken }: Props) {
  // Places as they were when the list was read: stored drafts must not change the rows that remain.
  const [places] = useState(current);
  const rows = useMemo(() => parts.filter((part): part is PastedRow => part.kind === 'row'), [parts]);
  const [edits, setEdits] = useState(() => rows.map((row) => firstEdit(row, likelyPlace(row, places))));
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const store = useStoreDrafts();
  const choices = useMemo(() => choicesOf(places), [places]);
  const change = useCallback(
    (index: number, part: Partial<PriceEdit>) =>
      setEdits((before) =>
        before.map((edit, at) => (at === index ? edited(edit, part, rows[at]?.price ?? null) : edit)),
      ),
    [rows],
  );
  const questions = rows.map((row, at) => {
    const edit = edits[at];
    return edit ? questionsOf(edit, row.price, places.find(({ id }) => id === edit.place)?.place) : [];
  });
  const open = rows.map((_, at) => at).filter((at) => !done.has(at));
  const ticked = open.filter((at) => edits[at]?.isTaken);
  const unanswered = ticked.filter((at) => questions[at]?.length !== 0);
  const unticked = open.filter((at) => !edits[at]?.isTaken && questions[at]?.length !== 0).length;
  const sections = [...new Set(open.map((at) => rows[at]?.section ?? ''))];
  const confirm = () => {
    const changes = changesOf(
      ticked.flatMap((at) => {
        const [row, edit] = [rows[at], edits[at]];
        return row && edit ? [{ row, edit, at }] : [];
      }),
      places,
      new Set(taken),
    );
    store.mutate(changes, {
      onSuccess: ({ stored }) => {
        const files = new Set(stored.map(({ file }) => file));
        const finished = changes.filter(({ file }) => files.has(file)).flatMap(({ rowsAt }) => rowsAt);
        setDone((before) => new Set([...before, ...finished]));
      },
    });
  };
  return (
    <Stack gap="md">
      <datalist id={UNITS_ID}>
        {[...UNITS, WHOLE].map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      {rows.length === 0 && <Text>Ни одной строки с ценой не нашлось.</Text>}
      {sections.map((section) => (
        <Stack gap="xs" key={section}>
          <Group justify="space-between" align="flex-end">
            <Title order={2} size="h4">
              {section === '' ? 'Без раздела' : section}
            </Title>
            <NativeSelect
              label="Весь раздел — куда"
              aria-label={`Весь раздел — куда: ${section === '' ? 'без раздела' : section}`}
              data={[{ value: '', label: 'Выберите' }, ...choices]}
              value=""
              onChange={({ currentTarget: { value } }) => {
                for (const at of open) if (rows[at]?.section === section) change(at, { place: value });
              }}
              w={{ base: '100%', sm: 320 }}
            />
          </Group>
          <ul className={styles.rows}>
            {open.map((at) => {
              const [row, edit] = [rows[at], edits[at]];
              if (!row || !edit || row.section !== section) return null;
              return (
                <PriceRow
                  key={at}
                  index={at}
                  row={row}
                  edit={edit}
                  choices={choices}
                  questions={questions[at]?.join(' ') ?? ''}
                  now={priceNow(edit, places)}
                  onChange={change}
                />
              );
            })}
          </ul>
        </Stack>
      ))}
      <LineList
        title="Не понято строк"
        hint="В них нет одной ясной цены. Поправьте текст выше и разберите снова либо впишите их сами."
        lines={parts.filter(({ kind }) => kind === 'unknown').map(({ line }) => line)}
      />
      <LineList
        title="Пропущено заголовков таблицы"
        hint="По ним найдены столбцы."
        lines={parts.filter(({ kind }) => kind === 'header').map(({ line }) => line)}
      />
      <MakeDrafts
        drafts={store.data}
        hint="Откройте каждый, дополните и опубликуйте. В строках сметы впишите количество, если прайс его не называл."
        label="Сделать черновики"
        hasItems={open.length > 0}
        isStoring={store.isPending}
        isDisabled={ticked.length === 0 || unanswered.length > 0}
        onMake={confirm}
      >
        {takenWords(counted(ticked.length, ROWS), open.length, { unanswered: unanswered.length, unticked })}
      </MakeDrafts>
    </Stack>
  );
}

function choicesOf(places: readonly ListedPlace[]): PlaceChoice[] {
  const groups = [...new Set(places.map(({ group }) => group))];
  return [
    { group: 'Новая', items: [{ value: NEW_SERVICE, label: 'Новая услуга с именем раздела' }] },
    ...groups.map((group) => ({
      group,
      items: places.filter((place) => place.group === group).map(({ id, label }) => ({ value: id, label })),
    })),
  ];
}

import { Button, Modal, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { daysAfter, nextDay } from '../../../../model/format/calendar.ts';
import { isoDayAt } from '../../../../model/format/date.ts';
import type { KindInfo } from '../../../contract/content.ts';
import { readDay } from '../../fields/date-input.tsx';
import { DateInput } from '../../lib/dates.ts';
import { DialogButtons } from '../../lib/dialog-buttons.tsx';
import { useBrand } from '../../look/use-brand.ts';
import { entriesQuery } from '../queries.ts';
import { editionGroups, folderOf } from './edition-groups.ts';

type Props = {
  readonly kind: KindInfo;
  /** File whose text the edition begins with; `null` asks for a document and takes its newest edition. */
  readonly copyOf: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Asks for the first day, which also names the file. No file is written yet. */
export function NextEditionDialog({ kind, copyOf, isOpen, onClose }: Props) {
  const navigate = useNavigate();
  const { data = [] } = useQuery({ ...entriesQuery(kind.name), enabled: isOpen });
  const { utcOffsetHours } = useBrand();
  const today = isoDayAt(new Date(), utcOffsetHours);
  const [chosen, setChosen] = useState(kind.folders?.[0] ?? '');
  const folder = copyOf === null ? chosen : folderOf(copyOf);
  const groups = editionGroups(data, kind.folders ?? []);
  const taken = new Set(data.filter(({ file }) => folderOf(file) === folder).map(({ slug }) => slug));
  const [ownDay, setOwnDay] = useState<string | null>();
  const day = ownDay === undefined ? firstFree(nextDay(today), taken) : ownDay;
  const isTaken = day !== null && taken.has(day);
  const { present = [], earlier = [] } = groups.find((group) => group.folder === folder) ?? {};
  const newest = [...present, ...earlier].toSorted((a, b) => b.slug.localeCompare(a.slug))[0]?.file;
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (day === null || isTaken) return;
    onClose();
    navigate(`/content/${kind.name}/${folder}/${day}`, { state: { copyOf: copyOf ?? newest } });
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title="Новая редакция" closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <form onSubmit={start}>
        <Stack>
          {copyOf === null && (
            <Select
              label="Какой документ"
              data={groups.map((group) => ({ value: group.folder, label: group.present[0]?.title ?? group.folder }))}
              value={folder}
              onChange={(next) => setChosen(next ?? folder)}
              allowDeselect={false}
            />
          )}
          <DateInput
            label="Действует с"
            description="Текст возьмём из прежней редакции. До этого дня его ещё можно поправить"
            value={day}
            onChange={setOwnDay}
            minDate={today}
            valueFormat="D MMMM YYYY"
            dateParser={readDay}
            {...(isTaken ? { error: 'Редакция с этого дня уже есть. Выберите другой день.' } : {})}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={day === null || isTaken} data-autofocus>
              Сделать
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

function firstFree(day: string, taken: ReadonlySet<string>): string {
  return taken.has(day) ? firstFree(daysAfter(day, 1), taken) : day;
}

import { useState } from 'react';
import { formatDate } from '../../../model/format/date.ts';
import { counted } from '../../../model/format/plural.ts';
import { useHydrated } from '../../first-view/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { RoomView } from './data.ts';
import { changeList, clearList, type DefectList } from './defect-list.ts';
import { defectsText } from './found-answers.ts';
import css from './page.module.css';

const POINTS = ['пункт', 'пункта', 'пунктов'] as const;

type SheetHeadProps = { rooms: readonly RoomView[]; list: DefectList };

export function SheetHead({ rooms, list: { address, date, notes } }: SheetHeadProps) {
  const isLive = useHydrated();
  const points = rooms.flatMap((room) => room.points);
  const found = points.filter(({ id }) => notes[id] !== undefined).length;
  const isEmpty = found === 0 && address === '' && date === '';
  return (
    <>
      <div className={css.paper}>
        <p className={css.name}>{found > 0 ? 'Дефектная ведомость' : 'Список для приёмки квартиры'}</p>
        <p>{`Адрес: ${address || BLANK}`}</p>
        <p>{`Дата осмотра: ${/^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : BLANK}`}</p>
      </div>
      <p className={css.total} role="status">
        {found > 0
          ? `Найдено: ${defectsText(found)}. В списке ${counted(points.length, POINTS)}.`
          : `В списке ${counted(points.length, POINTS)}. Где что-то не так, поставьте «Есть замечание».`}
      </p>
      {isLive ? (
        <div className={css.tools}>
          <TextInput
            label="Адрес квартиры"
            value={address}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => changeList({ address: event.currentTarget.value })}
          />
          <TextInput
            label="Дата осмотра"
            type="date"
            value={date}
            onChange={(event) => changeList({ date: event.currentTarget.value })}
          />
          <Button variant="secondary" onClick={() => print()}>
            {found > 0 ? 'Распечатать ведомость' : 'Распечатать список'}
          </Button>
          {isEmpty ? null : <ClearButton />}
          <p className={css.kept}>Отметки, заметки и адрес хранятся только на этом устройстве.</p>
        </div>
      ) : null}
    </>
  );
}

const BLANK = '_'.repeat(40);

/** Asks for confirmation, because clearing deletes up to an hour of work. */
function ClearButton() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Button variant="secondary" onClick={() => (isAsked ? clearList() : setAsked(true))} onBlur={() => setAsked(false)}>
      {isAsked ? 'Точно стереть?' : 'Стереть всё'}
    </Button>
  );
}

export function Signatures() {
  return (
    <div className={css.paper}>
      <p>{`Участник долевого строительства ${BLANK}`}</p>
      <p>{`Представитель застройщика ${BLANK}`}</p>
      <p>{`Ведомость получил, дата ${BLANK}`}</p>
    </div>
  );
}

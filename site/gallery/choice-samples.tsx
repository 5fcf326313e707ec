import { useState } from 'react';
import { formatArea } from '../../model/format/area.ts';
import { Chip } from '../ui/chip.tsx';
import { ChipLink } from '../ui/chip-link.tsx';
import { ChipRow } from '../ui/chip-row.tsx';
import { Range } from '../ui/range.tsx';
import { RangeField } from '../ui/range-field.tsx';
import { Segments } from '../ui/segments.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Sample } from './sample.tsx';

export function ChoiceSamples() {
  const [isPressed, setIsPressed] = useState(true);
  return (
    <>
      <Sample name="Чипы: выбран, обычный, недоступен, с иконкой, снимается" as="stack">
        <ChipRow label="Комнаты">
          <Chip pressed={isPressed} count={214} onClick={() => setIsPressed(!isPressed)}>
            Все
          </Chip>
          <Chip pressed={false} count={31}>
            Студии
          </Chip>
          <Chip pressed={false} count={0} disabled>
            Дома
          </Chip>
          <Chip icon="filter">Фильтры</Chip>
          <Chip removable>до 5 млн ₽</Chip>
        </ChipRow>
        <ChipRow label="Темы">
          <ChipLink to="#choices" current count={9}>
            Все статьи
          </ChipLink>
          <ChipLink to="#choices" count={3}>
            Приёмка
          </ChipLink>
        </ChipRow>
      </Sample>
      <Sample name="Переключатели: два, три, четыре" as="halves">
        <Segments
          legend="Дом"
          name="gallery-two"
          defaultValue="new"
          options={[
            { value: 'new', label: 'Новостройка' },
            { value: 'resale', label: 'Вторичка' },
          ]}
        />
        <Segments
          legend="Срок"
          name="gallery-three"
          defaultValue="1"
          options={[
            { value: '1', label: 'Сейчас' },
            { value: '2', label: 'Через месяц' },
            { value: '3', label: 'Позже' },
          ]}
        />
        <Segments
          legend="Пакет"
          name="gallery-four"
          defaultValue="3"
          options={[
            { value: '1', label: 'Белая отделка', hint: '10 900' },
            { value: '2', label: 'Базовый', hint: '14 900' },
            { value: '3', label: 'Комфорт', hint: '21 900' },
            { value: '4', label: 'Авторский', hint: '32 900' },
          ]}
        />
      </Sample>
      <Sample name="Вкладки" as="stack">
        <Tabs
          label="План"
          tabs={[
            { id: 'furniture', label: 'План с мебелью', panel: <p>Содержимое первой вкладки</p> },
            { id: 'sizes', label: 'С размерами', panel: <p>Содержимое второй вкладки</p> },
            { id: 'photo', label: 'Фото', panel: <p>Содержимое третьей вкладки</p> },
          ]}
        />
      </Sample>
      <Sample name="Ползунок: голый, с числом" as="halves">
        <Range min={0} max={100} defaultValue={40} aria-label="Пример" aria-valuetext="40 %" />
        <RangeField label="Площадь" min={18} max={200} defaultValue={64} format={formatArea} />
      </Sample>
    </>
  );
}

import { Dim } from '../ui/dim.tsx';
import { Figures } from '../ui/figures.tsx';
import { Stamp } from '../ui/stamp.tsx';
import { Sample } from './sample.tsx';

export function DrawingSamples() {
  return (
    <>
      <Sample name="Размерная линия" as="cells">
        <Dim>5 420 мм</Dim>
        <Dim>64 м²</Dim>
        <Dim>74 дня</Dim>
        <Dim />
      </Sample>
      <Sample name="Штамп" as="stack">
        <Stamp
          columns={4}
          facts={[
            { label: 'Смета и итог совпали', value: '1 482 000 ₽', span: 'wide', big: true },
            { label: 'Площадь', value: '64 м²' },
            { label: 'Срок', value: '74 дня' },
            { label: 'Адрес', value: 'Калининград, ул. Артиллерийская', span: 'full' },
          ]}
        />
        <Stamp
          facts={[
            { label: 'Начало', value: '1 ноября' },
            { label: 'Конец', value: '31 января' },
            { label: 'Пакет', value: '«Комфорт»' },
          ]}
        />
      </Sample>
      <Sample name="Цифры" as="stack">
        <Figures
          items={[
            { value: '648', label: 'квартир сдали с 2011 года' },
            { value: '74', unit: 'дня', label: 'срок двухкомнатной' },
            { value: '0', unit: '₽', label: 'прибавили к сметам без просьбы' },
          ]}
        />
      </Sample>
    </>
  );
}

import type { RichText as Text } from '../../model/rich-text/rich-text.ts';
import { Quote } from '../ui/quote.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Section } from '../ui/section.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { Sample } from './sample.tsx';

const TEXT: Text = [
  { type: 'heading', level: 2, id: 'gallery-text', children: ['Заголовок в статье'] },
  {
    type: 'paragraph',
    children: [
      'Абзац, в котором есть ',
      { type: 'strong', children: ['важное'] },
      ', ',
      { type: 'emphasis', children: ['выделенное'] },
      ' и ',
      { type: 'link', href: '/news', children: ['ссылка'] },
      '.',
    ],
  },
  { type: 'heading', level: 3, id: 'gallery-text-small', children: ['Заголовок поменьше'] },
  {
    type: 'list',
    ordered: false,
    items: [
      [{ type: 'paragraph', children: ['Первая строка списка.'] }],
      [{ type: 'paragraph', children: ['Вторая.'] }],
    ],
  },
  {
    type: 'list',
    ordered: true,
    items: [[{ type: 'paragraph', children: ['Сначала.'] }], [{ type: 'paragraph', children: ['Потом.'] }]],
  },
  { type: 'quote', children: [{ type: 'paragraph', children: ['Чужие слова внутри статьи.'] }] },
  { type: 'note', children: [{ type: 'paragraph', children: ['Заметка на полях.'] }] },
  {
    type: 'table',
    align: ['left', 'right'],
    head: [['Материал'], ['Цена']],
    rows: [[['Кварцвинил'], ['2 100 ₽']]],
  },
];

export function TextSamples() {
  return (
    <>
      <Sample name="Все блоки статьи" as="stack">
        <RichText text={TEXT} />
      </Sample>
      <Sample name="Цитата: большая, малая" as="halves">
        <Quote author="Анна" about="64 м² на Артиллерийской, «Комфорт»">
          «Сдали за 74 дня, смета совпала до рубля»
        </Quote>
        <Quote size="s" author="Пётр">
          «Два замечания исправили за неделю»
        </Quote>
      </Sample>
      <Sample name="Полосы: шалфей, камень, бумага" as="stack">
        {(['sage', 'stone', 'paper'] as const).map((tone) => (
          <Section key={tone} tone={tone} spacing="tight">
            <p>Полоса во всю ширину экрана</p>
          </Section>
        ))}
      </Sample>
      <Sample name="Голова раздела" as="stack">
        <SectionHead
          as="h3"
          title="Квартиры, которые мы сдали"
          lead="С ценой, сроком и тем, что пошло не так."
          link={{ label: 'Все работы', to: '/works' }}
        />
      </Sample>
    </>
  );
}

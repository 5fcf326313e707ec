import { Breadcrumbs } from '../shell/layouts/default-layout.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { Checklist } from '../ui/checklist.tsx';
import { Questions } from '../ui/questions.tsx';
import { Sample } from './sample.tsx';

export function DisclosureSamples() {
  return (
    <>
      <Sample name="Крошки стоят вверху этой страницы; длинные" as="stack">
        <Breadcrumbs
          crumbs={[
            { label: 'Работы', to: '/works' },
            { label: 'Двухкомнатная квартира на Артиллерийской, 64 м², пакет «Комфорт»', to: '/__ui' },
          ]}
        />
      </Sample>
      <Sample name="Аккордеон: первая строка открыта" as="stack">
        <Accordion
          name="gallery-accordion"
          firstOpen
          items={[
            { title: 'Может ли смета вырасти?', content: 'Нет. Смета — приложение к договору.' },
            { title: 'Что будет, если вы не успеете?', content: 'За день просрочки вычитаем 0,1 % от суммы.' },
            { title: 'Как платить?', content: 'Четырьмя частями.\n\nКаждый платёж с чеком.' },
          ]}
        />
      </Sample>
      <Sample name="Вопросы с заголовком и словами рядом" as="stack">
        <Questions
          title="Спрашивают чаще всего"
          items={[
            { question: 'Кто покупает материалы?', answer: 'Черновые мы, чистовые вы.' },
            { question: 'Где смотреть работу?', answer: 'На квартире, по субботам.' },
          ]}
        >
          <p className="sub">Не нашли своего — позвоните.</p>
        </Questions>
      </Sample>
      <Sample name="Списки: входит, не входит" as="halves">
        <Checklist items={['Черновые материалы', 'Подъём на этаж', 'Вывоз мусора']} />
        <Checklist items={['Кухня и шкафы', 'Техника']} icon="minus" tone="muted" />
      </Sample>
    </>
  );
}

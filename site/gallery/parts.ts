import type { ComponentType } from 'react';
import { BeforeAfterSamples } from './before-after-samples.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { CalculatorSamples } from './calculator-samples.tsx';
import { CardSamples } from './card-samples.tsx';
import { ChoiceSamples } from './choice-samples.tsx';
import { ColourSamples } from './colour-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { DisclosureSamples } from './disclosure-samples.tsx';
import { DrawingSamples } from './drawing-samples.tsx';
import { EmptySamples } from './empty-samples.tsx';
import { ErrorSamples } from './error-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FlatSamples } from './flat-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { HeadSamples } from './head-samples.tsx';
import { IconSamples } from './icon-samples.tsx';
import { LogoSamples } from './logo-samples.tsx';
import { PhoneSamples } from './phone-samples.tsx';
import { PhotoSamples } from './photo-samples.tsx';
import { PlanSamples } from './plan-samples.tsx';
import type { SamplesProps } from './samples-props.ts';
import { TableSamples } from './table-samples.tsx';
import { TextSamples } from './text-samples.tsx';
import { TimelineSamples } from './timeline-samples.tsx';
import { ToastSamples } from './toast-samples.tsx';
import { TypeSamples } from './type-samples.tsx';

type GalleryPart = {
  readonly id: string;
  readonly title: string;
  readonly Samples: ComponentType<SamplesProps>;
};

export const parts: readonly GalleryPart[] = [
  { id: 'colour', title: 'Цвет', Samples: ColourSamples },
  { id: 'type', title: 'Типографика', Samples: TypeSamples },
  { id: 'drawing', title: 'Размерная линия и штамп', Samples: DrawingSamples },
  { id: 'buttons', title: 'Кнопки и ссылки', Samples: ButtonSamples },
  { id: 'fields', title: 'Поля', Samples: FieldSamples },
  { id: 'phone', title: 'Телефон', Samples: PhoneSamples },
  { id: 'forms', title: 'Форма заявки', Samples: FormSamples },
  { id: 'choices', title: 'Чипы, переключатели, вкладки, ползунок', Samples: ChoiceSamples },
  { id: 'toasts', title: 'Уведомления', Samples: ToastSamples },
  { id: 'dialogs', title: 'Диалог, подсказки, cookie', Samples: DialogSamples },
  { id: 'disclosure', title: 'Крошки, аккордеон, вопросы', Samples: DisclosureSamples },
  { id: 'timeline', title: 'Сроки', Samples: TimelineSamples },
  { id: 'cards', title: 'Карточки', Samples: CardSamples },
  { id: 'flats', title: 'Квартиры', Samples: FlatSamples },
  { id: 'before-after', title: 'До и после', Samples: BeforeAfterSamples },
  { id: 'photos', title: 'Снимки и галерея', Samples: PhotoSamples },
  { id: 'calculator', title: 'Калькулятор', Samples: CalculatorSamples },
  { id: 'plans', title: 'Планы и карта', Samples: PlanSamples },
  { id: 'tables', title: 'Таблицы и прайс', Samples: TableSamples },
  { id: 'text', title: 'Текст статьи и цитата', Samples: TextSamples },
  { id: 'heads', title: 'Баннеры и первый экран', Samples: HeadSamples },
  { id: 'errors', title: 'Ошибки', Samples: ErrorSamples },
  { id: 'empty', title: 'Пустота и страницы списка', Samples: EmptySamples },
  { id: 'icons', title: 'Иконки', Samples: IconSamples },
  { id: 'logo', title: 'Знак', Samples: LogoSamples },
];

import { Price } from '../ui/price.tsx';
import css from './gallery.module.css';
import { Sample } from './sample.tsx';

export function TypeSamples() {
  return (
    <>
      <Sample name="Заголовки" as="stack">
        <p className={`serif ${css.display}`}>Дом у реки, 64 м²</p>
        <p className={`serif ${css.h1}`}>Заголовок первого уровня</p>
        <p className={`serif ${css.h2}`}>Заголовок раздела на две строки, чтобы видеть интерлиньяж с «й», «ё» и «щ»</p>
        <p className={`serif ${css.h3}`}>Заголовок карточки</p>
        <p className="t4">Подзаголовок текстовым шрифтом</p>
      </Sample>
      <Sample name="Текст" as="stack">
        <p className="lead">Лид: смету считаем за 3 дня и больше не меняем. Двухкомнатную сдаём за 74 дня.</p>
        <p>Основной текст. Черновые материалы покупаем мы, они входят в цену. Чистовые выбираете вы.</p>
        <p className="sub">Вторичный текст. Подъём на этаж и вывоз мусора включены.</p>
        <p className="caption">Подпись. Плитка 60 × 60 см, шов 2 мм.</p>
      </Sample>
      <Sample name="Цены">
        <Price rub={1_482_000} />
        <Price rub={21_900} per="м²" from />
        <Price rub={42_880} per="мес." size="m" />
        <Price rub={980} per="точку" size="s" />
        <Price rub={911_700} size="xs" />
        <Price rub={1_382_000} size="m" was={{ rub: 1_482_000, endedOn: '2026-10-31' }} />
      </Sample>
    </>
  );
}

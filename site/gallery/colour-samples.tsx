import { cssVars } from '../ui/css-vars.ts';
import css from './gallery.module.css';
import { Sample } from './sample.tsx';

const COLOURS = [
  ['mist', 'фон'],
  ['paper', 'поверхность'],
  ['stone', 'вторая полоса'],
  ['line', 'волосяная линия'],
  ['line-strong', 'рамка поля'],
  ['ink', 'текст'],
  ['ink-2', 'второй текст'],
  ['ink-3', 'подписи'],
  ['brick', 'действие'],
  ['brick-deep', 'наведение'],
  ['brick-tint', 'отменённая строка'],
  ['amber', 'акцент, не текст'],
  ['amber-deep', 'текст на янтаре'],
  ['amber-tint', 'плашка акции'],
  ['sage', 'графики'],
  ['sage-deep', 'успех'],
  ['sage-tint', 'полоса формы'],
  ['error', 'ошибка'],
  ['error-tint', 'плашка ошибки'],
  ['blue', 'справка'],
  ['blue-tint', 'плашка справки'],
  ['night', 'подвал'],
  ['night-line', 'линия в подвале'],
  ['night-muted', 'текст в подвале'],
] as const;

export function ColourSamples() {
  return (
    <Sample name="Токены" as="cells">
      {COLOURS.map(([name, use]) => (
        <div key={name}>
          <span className={css.swatch} style={cssVars({ '--colour': `var(--${name})` })} />
          <p className="sub">--{name}</p>
          <p className="caption">{use}</p>
        </div>
      ))}
    </Sample>
  );
}

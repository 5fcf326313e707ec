import type { VisitFigures, VisitLine, VisitWeek } from '../../../model/counts/visit-figures.ts';
import { leadsPerHundred } from '../../../model/counts/visit-figures.ts';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import type { PluralForms } from '../../../model/format/plural.ts';
import { counted, LEADS } from '../../../model/format/plural.ts';

const ARRIVALS: PluralForms = ['заход', 'захода', 'заходов'];
const VIEWS: PluralForms = ['просмотр страницы', 'просмотра страниц', 'просмотров страниц'];
const SHOWN = 15;
const NAME_WIDTH = 58;
const NUMBER_WIDTH = 9;

export function statsLines({ since, week, before, today, pages, sources, goals }: VisitFigures): string[] {
  if (since === null) return NOTHING_YET;
  return [
    `Посещения с ${formatDayMonth(week.from)} по ${formatDate(week.to)} и неделей раньше.`,
    '',
    `${counted(week.arrivals, ARRIVALS)} (${changeWords(week.arrivals, before.arrivals)}), ` +
      `${counted(week.views, VIEWS)} (${changeWords(week.views, before.views)}).`,
    ...leadsWords(week, before),
    `Сегодня пока ${counted(today.arrivals, ARRIVALS)}, ${counted(today.views, VIEWS)}.`,
    ...(since > before.from ? [`Считаем с ${formatDate(since)}: сравнивать недели целиком ещё рано.`] : []),
    ...table('Откуда пришли', sources),
    ...table('Страницы', pages),
    ...table('Что делали', goals),
  ];
}

const NOTHING_YET = [
  'Посещений ещё не считали.',
  'Если сайт уже работает, откройте любую его страницу в браузере и повторите команду через несколько секунд.',
  'Если считали, проверьте DATA_DIR и DATABASE_URL: они те же, что у сервера.',
];

function leadsWords(week: VisitWeek, before: VisitWeek): string[] {
  if (week.leads === null) return ['Базы заявок здесь нет: сколько их было, неизвестно.'];
  const rate = leadsPerHundred(week);
  const earlier = leadsPerHundred(before);
  const rates =
    rate === null
      ? ''
      : `, ${shortNumber(rate)} на сто заходов${earlier === null ? '' : ` (было ${shortNumber(earlier)})`}`;
  return [`${counted(week.leads, LEADS)} (${changeWords(week.leads, before.leads ?? 0)})${rates}.`];
}

function changeWords(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'и раньше не было' : 'раньше не было';
  const percent = Math.round((now / before - 1) * 100);
  const change = percent === 0 ? 'столько же' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;
  return `было ${before}, ${change}`;
}

function shortNumber(value: number): string {
  return value.toFixed(1).replace('.', ',');
}

function table(title: string, lines: readonly VisitLine[]): string[] {
  if (lines.length === 0) return [];
  const row = (name: string, week: string, before: string) =>
    `${cut(name).padEnd(NAME_WIDTH)}${week.padStart(NUMBER_WIDTH)}${before.padStart(NUMBER_WIDTH)}`;
  const rest = lines.length - SHOWN;
  return [
    '',
    row(title, 'неделя', 'раньше'),
    ...lines.slice(0, SHOWN).map(({ name, week, before }) => row(name, String(week), String(before))),
    ...(rest > 0 ? [`и ещё ${rest}`] : []),
  ];
}

function cut(name: string): string {
  return name.length < NAME_WIDTH ? name : `${name.slice(0, NAME_WIDTH - 2)}…`;
}

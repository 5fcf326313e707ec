import type { z } from 'zod';
import { group, integer, list, photo, rub, text } from '../fields/fields.ts';
import { formatRub } from '../format/money.ts';
import { counted, DAYS } from '../format/plural.ts';

const stage = group('Состояние', {
  day: integer('День ремонта', { min: 1, max: 1500, hint: 'День начала — первый' }),
  title: text(40, 'Что видно', { hint: '«Стены готовы»' }),
  text: text(200, 'Что сделали к этому дню'),
  paidRub: rub('Оплачено к этому дню'),
  photo: photo('Снимок', { hint: 'Все с одной точки' }),
});
export type WorkStage = z.infer<typeof stage>;

export function workStages() {
  return list('Комната по дням', stage, {
    min: 2,
    max: 7,
    hint: 'Одна комната с одной точки, от первого дня до последнего',
  });
}

type Facts = { readonly stages: readonly WorkStage[]; readonly actualDays: number; readonly finalRub: number };

/** Returns inconsistencies between the stages and the work's days and cost, each with a path and a fix. */
export function stageProblems({
  stages,
  actualDays,
  finalRub,
}: Facts): { path: (string | number)[]; message: string }[] {
  const problems = stages.slice(1).flatMap(({ day, paidRub }, index) => {
    const before = stages[index];
    if (!before) return [];
    const path = (field: string) => ['stages', index + 1, field];
    return [
      ...(day > before.day
        ? []
        : [
            {
              path: path('day'),
              message: `После дня ${before.day} стоит день ${day}: расставьте состояния по порядку.`,
            },
          ]),
      ...(paidRub >= before.paidRub
        ? []
        : [
            {
              path: path('paidRub'),
              message: `К дню ${day} оплачено меньше, чем к дню ${before.day}: пишите, сколько заплачено всего с начала.`,
            },
          ]),
    ];
  });
  const last = stages.at(-1);
  if (!last) return problems;
  const path = (field: string) => ['stages', stages.length - 1, field];
  if (last.day !== actualDays) {
    const message = `Последнее состояние — день ${last.day}, а срок по факту — ${counted(actualDays, DAYS)}. Одно из двух неверно.`;
    problems.push({ path: path('day'), message });
  }
  if (last.paidRub !== finalRub) {
    const message = `К последнему дню оплачено ${formatRub(last.paidRub)}, а всего заплатили ${formatRub(finalRub)}. Одно из двух неверно.`;
    problems.push({ path: path('paidRub'), message });
  }
  return problems;
}

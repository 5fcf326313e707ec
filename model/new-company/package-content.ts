import { counted, YEARS } from '../format/plural.ts';
import type { KindSource } from '../kinds/kinds.ts';
import type { Answers } from './answers.ts';
import { PACKAGE_LEVELS, type PackageLevel } from './package-levels.ts';
import { LAST_STAGE, type LineTemplate, OVERALL, STAGES, type StageTemplate } from './package-stages.ts';
import { COMPARISON, PACKAGE_WORDS } from './package-words.ts';
import { drawn } from './pictures.ts';

/** Share of the term that does not depend on the area. */
const BASE_SHARE = 0.6;

type PackageFile = KindSource<'packages'>;
type Group = PackageFile['groups'][number];

export type ChosenPackage = Omit<(typeof PACKAGE_LEVELS)[number], 'priceRubPerM2' | 'termDays'> &
  NonNullable<Answers['packages'][PackageLevel]>;

export function chosenPackages({ packages }: Answers): ChosenPackage[] {
  return PACKAGE_LEVELS.flatMap((level) => {
    const chosen = packages[level.level];
    return chosen ? [{ ...level, ...chosen }] : [];
  });
}

/** Package offered first in the calculator and the schedule. */
export function usualPackage(answers: Answers): ChosenPackage {
  const chosen = chosenPackages(answers);
  const usual = chosen.find(({ level }) => level === 'turnkey') ?? chosen[0];
  if (!usual) throw new Error('The answers passed their check without a package');
  return usual;
}

export function packageContent(answers: Answers, item: ChosenPackage, order: number): PackageFile {
  const { exampleAreaM2, guaranteeYears } = answers.packages;
  const { level, title, priceRubPerM2, termDays } = item;
  const { summary, highlights, lead, suits, notIncluded } = PACKAGE_WORDS[level];
  const levels = chosenPackages(answers).map((chosen) => chosen.level);
  const comparison = COMPARISON.map(({ title, lines }) => ({
    title,
    lines: lines.filter(({ has }) => levels.some((one) => has.includes(one))),
  }));
  const baseDays = Math.round(termDays * BASE_SHARE);
  const scale = priceScale(item, exampleAreaM2);
  const lines = (templates: readonly LineTemplate[]) => estimateLines(templates, { level, exampleAreaM2, scale });
  return {
    ...{ title, order, summary, highlights },
    photo: drawn(level),
    ...{ lead, suits, priceRubPerM2, termDays, exampleAreaM2, baseDays },
    daysPerM2: Math.round(((termDays - baseDays) / exampleAreaM2) * 1000) / 1000,
    groups: [...comparison.map(({ title, lines }) => ({ title, lines: lines.map(toLine) })), control()],
    notIncluded,
    stages: stagesOf(level, termDays).map(({ stage, fromDay, toDay }) => ({
      title: stage.title,
      days: fromDay === toDay ? `день ${fromDay}` : `день ${fromDay}–${toDay}`,
      text: stage.text,
      ...lines(stage.lines),
    })),
    payments: [
      { share: 30, when: 'перед началом работ' },
      { share: 40, when: 'после черновых работ' },
      { share: 30, when: 'когда приняли квартиру и подписали акт' },
    ],
    estimate: {
      title: `Квартира ${String(exampleAreaM2).replace('.', ',')} м², новостройка без отделки`,
      areaM2: exampleAreaM2,
      ...lines(OVERALL),
      note: 'Пример посчитан по цене «от». Точную смету составим после замера.',
    },
    questions: [
      {
        question: 'Можно заменить материал?',
        answer: 'Да. В смете видно, сколько заложено. Дороже — доплачиваете разницу, дешевле — вычитаем.',
      },
      {
        question: 'Что не входит в цену?',
        answer: `${notIncluded.join('. ')}. Если нужно, внесём отдельной строкой сметы.`,
      },
    ],
  };

  function toLine({ title, has, values }: (typeof COMPARISON)[number]['lines'][number]): Group['lines'][number] {
    const value = values?.[level];
    return { title, ...(value === undefined ? {} : { value }), included: has.includes(level) };
  }

  function control(): Group {
    const guarantee = { title: 'Гарантия на работы', value: counted(guaranteeYears, YEARS), included: true };
    return { title: 'Контроль', lines: [{ title: 'Акт после каждого этапа', included: true }, guarantee] };
  }
}

export type DatedStage = { readonly stage: StageTemplate; readonly fromDay: number; readonly toDay: number };

/** Divides the term between the stages of the level. */
export function stagesOf(level: PackageLevel, termDays: number): DatedStage[] {
  const stages = [
    ...STAGES.filter(({ lines }) => lines.some((line) => line.priceRub[level] !== undefined)),
    LAST_STAGE,
  ];
  const whole = stages.reduce((sum, { weight }) => sum + weight, 0);
  let passed = 0;
  return stages.map((stage) => {
    const fromDay = Math.min(termDays, Math.floor((passed / whole) * termDays) + 1);
    passed += stage.weight;
    return { stage, fromDay, toDay: Math.max(fromDay, Math.floor((passed / whole) * termDays)) };
  });
}

type Scale = { readonly level: PackageLevel; readonly exampleAreaM2: number; readonly scale: number };

function estimateLines(
  templates: readonly LineTemplate[],
  { level, exampleAreaM2, scale }: Scale,
): Pick<PackageFile['estimate'], 'works' | 'materials'> {
  const toLine = ({ title, unit, priceRub, ...line }: LineTemplate) => ({
    title,
    ...(line.kind === 'finish' ? { finish: true } : {}),
    unit,
    quantity: quantityOf(line, exampleAreaM2),
    priceRub: Math.round((priceRub[level] ?? 0) * scale),
  });
  const shown = templates.filter(({ priceRub }) => priceRub[level] !== undefined);
  const works = shown.filter(({ kind }) => kind === 'work').map(toLine);
  const materials = shown.filter(({ kind }) => kind !== 'work').map(toLine);
  return { ...(works.length > 0 ? { works } : {}), ...(materials.length > 0 ? { materials } : {}) };
}

/** Factor that makes the lines of the template add up to the price of the package. */
function priceScale({ level, priceRubPerM2 }: ChosenPackage, areaM2: number): number {
  const lines = [...STAGES.flatMap((stage) => stage.lines), ...OVERALL];
  const templateRub = lines.reduce((sum, line) => sum + (line.priceRub[level] ?? 0) * quantityOf(line, areaM2), 0);
  return (priceRubPerM2 * areaM2) / templateRub;
}

function quantityOf({ perM2, quantity }: Pick<LineTemplate, 'perM2' | 'quantity'>, areaM2: number): number {
  return quantity ?? Math.max(1, Math.round((perM2 ?? 0) * areaM2));
}

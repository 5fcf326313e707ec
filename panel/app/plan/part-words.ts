import type { Field } from '../../../model/fields/field-tree.ts';
import { formatNumber } from '../../../model/format/area.ts';
import { capitalize } from '../../../model/format/capitalize.ts';
import type { Known, PartKind } from './plan-parts.ts';

export const KIND_TITLES: Record<PartKind, string> = {
  rooms: 'Комнаты',
  walls: 'Стены',
  doors: 'Двери',
  windows: 'Окна',
  furniture: 'Мебель',
  loggia: 'Лоджия',
};

/** Returns a part in words: «Спальня, 3,3 × 4,1 м». The schema names the furniture. */
export function partWords({ kind, facts }: Known, plan: Field): string {
  switch (kind) {
    case 'rooms':
      return `${facts.name}, ${size(facts.width, facts.height)}, ${formatNumber(facts.areaM2)} м²`;
    case 'walls':
      return `${wallWord(facts)}, ${length(Math.hypot(facts.x2 - facts.x1, facts.y2 - facts.y1))}`;
    case 'doors':
      return `Дверь ${length(facts.width)}, ${facts.direction === 'horizontal' ? 'вдоль' : 'поперёк'}`;
    case 'windows':
      return `Окно ${length(facts.length)}, ${facts.direction === 'horizontal' ? 'вдоль' : 'поперёк'}`;
    case 'loggia':
      return `Лоджия, ${size(facts.width, facts.height)}`;
    case 'furniture':
      return `${capitalize(pieceNames(plan)[facts.kind] ?? facts.kind)}, ${
        facts.kind === 'round-table' ? length(facts.width * 2) : size(facts.width, facts.height ?? facts.width)
      }`;
  }
}

export function placeWords({ kind, facts }: Known): string {
  const [x, y] =
    kind === 'walls' ? [facts.x1, facts.y1] : kind === 'doors' ? [facts.hingeX, facts.hingeY] : [facts.x, facts.y];
  return `слева ${length(x)}, сверху ${length(y)}`;
}

export function pieceNames(plan: Field): Readonly<Record<string, string>> {
  const kind = plan.fields?.find(({ key }) => key === 'furniture')?.item?.fields?.find(({ key }) => key === 'kind');
  return kind?.widget === 'select' ? kind.labels : {};
}

function wallWord({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): string {
  if (y1 === y2) return 'Стена вдоль';
  return x1 === x2 ? 'Стена поперёк' : 'Косая стена';
}

const number = (value: number) => formatNumber(Math.round(value * 100) / 100);
const length = (value: number) => `${number(value)} м`;
const size = (width: number, height: number) => `${number(width)} × ${number(height)} м`;

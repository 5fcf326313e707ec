import type { Field } from '../fields/field-tree.ts';
import { formatNumber } from '../format/area.ts';
import { counted, plural } from '../format/plural.ts';
import { kinds } from '../kinds/kinds.ts';

export function limitsOf(field: Field): string {
  const parts = [kindOfValue(field), range(field), 'unit' in field ? field.unit : undefined];
  return parts.filter(Boolean).join(', ').replaceAll('\u00a0', ' ');
}

function kindOfValue(field: Field): string | undefined {
  switch (field.widget) {
    case 'text':
    case 'multiline':
      return `до ${counted(field.maxLength, ['знака', 'знаков', 'знаков'])}`;
    case 'select':
      return Object.entries(field.labels)
        .map(([value, label]) => (value === label ? `\`${value}\`` : `\`${value}\` — ${label}`))
        .join(', ');
    case 'reference':
      return `имя файла из \`${kinds[field.to].folder}/\``;
    case 'colour':
      return '`"#1d2320"`';
    case 'drawing':
      return 'имя файла из `drawings/`';
    case 'boolean':
      return '`true` — да, `false` — нет';
    case 'date':
      return '`2026-11-20`';
    case 'time':
      return '`"09:00"`';
    case 'phone':
      return '`"+74012051736"`';
    case 'address':
      return '`/works`';
    default:
      return undefined;
  }
}

function range({ min = 0, max, widget }: Field): string | undefined {
  const isList = widget === 'list' || widget === 'photos';
  if (min === max)
    return isList ? `ровно ${counted(min, ['строка', 'строки', 'строк'])}` : `ровно ${formatNumber(min)}`;
  if (!isList) return max === undefined ? undefined : `от ${formatNumber(min)} до ${formatNumber(max)}`;
  const from = min === 0 ? '' : `от ${min}`;
  const to = max === undefined ? '' : `до ${max}`;
  const both = [from, to].filter(Boolean).join(' ');
  return both === '' ? undefined : `${both} ${plural(max ?? min, ['строки', 'строк', 'строк'])}`;
}

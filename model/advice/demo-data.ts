import { linksOf, textOf } from '../rich-text/rich-text.ts';
import type { Advice } from './advised.ts';
import type { Survey } from './survey.ts';
import type { Path } from './walk-fields.ts';
import { walkFields } from './walk-fields.ts';
import type { WrittenFile } from './written-files.ts';

/** Traces of the example companies and of the templates of documents. */
const TRACES: readonly { readonly pattern: RegExp; readonly message: (found: string) => string }[] = [
  { pattern: /[\w.-]*\.example(?![\w-])/i, message: (found) => `${found} — показательный адрес. Впишите настоящий.` },
  { pattern: /\b(?:pregolya|kotorosl)_demo\b/, message: (found) => `${found} — чужая страница. Впишите адрес своей.` },
  { pattern: /^\+7(?:401205|485200)\d{4}$/, message: (found) => `${found} — показательный номер. Впишите настоящий.` },
  { pattern: /^\d{2,}0{7,}$/, message: (found) => `${found} — показательные реквизиты. Впишите настоящие.` },
  {
    pattern: /«(?:Преголи|Преголя|Преголе|Преголю|Преголей|Которосль|Которосли|Которослью)»/,
    message: (found) => `${found} — показательная компания. Назовите свою.`,
  },
  {
    pattern:
      /(?<![а-яё])(?:вымышлен[а-яё]*|показательн(?:ый|ая|ое|ые|ого)(?:\s(?:шаблон|сайт|компания|данные))?)(?![а-яё])/iu,
    message: (found) => `«${found}» — слова показательного сайта. Уберите их, когда всё здесь настоящее.`,
  },
  {
    pattern: /сверить юристу/i,
    message: () => 'Место для юриста. Когда он сверил текст, уберите пометку.',
  },
];
const NAMES = ['Преголя', 'Которосль'];

/**
 * Finds demo data on sites without `company.demoNotice`. Names of people are ignored, because real people may have the
 * same names.
 */
export function demoData({ files, written }: Survey): Advice[] {
  const { demoNotice, picturesAreRenderings, brand } = written.company;
  if (demoNotice !== undefined) return [];
  const rest = files.flatMap(tracesIn);
  const company = (field: string, message: string): Advice => ({ file: 'company.yaml', path: [field], message });
  return [
    ...(NAMES.includes(brand) ? [company('brand', `«${brand}» — показательная компания. Назовите свою.`)] : []),
    ...(picturesAreRenderings === undefined
      ? []
      : [
          company(
            'picturesAreRenderings',
            'Эта строка — для показательного сайта. Когда снимки станут настоящими, уберите её.',
          ),
        ]),
    ...rest,
  ];
}

function tracesIn({ file, fields, value, body }: WrittenFile): Advice[] {
  const found: Advice[] = [];
  const look = (text: string, path: Path) => {
    for (const { pattern, message } of TRACES) {
      const quote = pattern.exec(text)?.[0];
      if (quote === undefined) continue;
      found.push({ file, ...(path.length > 0 ? { path } : {}), quote, message: message(quote) });
    }
  };
  walkFields(fields, value, ({ internal, asIs, key }, one, path) => {
    if (typeof one === 'string' && !internal && asIs !== 'quote' && key !== 'picturesAreRenderings') look(one, path);
  });
  for (const text of [textOf(body), ...linksOf(body)]) look(text, []);
  return found;
}

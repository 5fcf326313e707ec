import type { Content } from '../../../model/content.ts';
import { workedEstimate } from '../../../model/estimate/estimate.ts';
import { estimateWorkbook } from '../../../model/estimate/estimate-workbook.ts';
import { formatArea } from '../../../model/format/area.ts';
import { formatDate } from '../../../model/format/date.ts';
import { formatRubPerM2 } from '../../../model/format/money.ts';
import type { Package } from '../../../model/kinds/package.ts';

export async function packageWorkbook(
  { company, today }: Pick<Content, 'company' | 'today'>,
  item: Package,
): Promise<Buffer> {
  const { title, areaM2, note } = item.estimate;
  const valid = company.pricesValidUntil >= today ? `, цена действует по ${formatDate(company.pricesValidUntil)}` : '';
  const texts = {
    brand: company.brand,
    title: `пример сметы, пакет «${item.title}»`,
    facts: [title, `${formatArea(areaM2)} по ${formatRubPerM2(item.priceRubPerM2)}${valid}`],
    note,
    date: today,
  };
  return Buffer.from(await estimateWorkbook(texts, workedEstimate(item)));
}

import { expect, test } from 'vitest';
import { readPriceList } from '../../../model/pasted/price-list.ts';
import { wordDocument } from '../markdown/word-clipboard.fixture.ts';
import { tableText } from './table-text.ts';

/** A table as Excel copies it: classes, number formats, merged cells, no-break spaces. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>
<!-- td {mso-number-format:General;} --></style></head><body>
<!--StartFragment-->
<table border=0 cellpadding=0 cellspacing=0 width=427><col width=64>
 <tr height=20><td class=xl65>№</td><td class=xl65>Наименование</td><td>Ед. изм.</td><td>Цена, руб.</td></tr>
 <tr height=20><td colspan=4 class=xl66>Стены</td></tr>
 <tr height=20><td>1</td><td>Штукатурка<br>по маякам</td><td rowspan=2>м<sup>2</sup></td>
  <td align=right x:num="1250">1&nbsp;250</td></tr>
 <tr height=20><td>2</td><td>Окраска</td><td align=right>180</td></tr>
</table>
<!--EndFragment--></body></html>`;

test('a table of Excel becomes lines with tabs, with merged cells in each of their rows', () => {
  expect(tableText(EXCEL)?.split('\n')).toEqual([
    '№\tНаименование\tЕд. изм.\tЦена, руб.',
    'Стены\t\t\t',
    '1\tШтукатурка по маякам\tм2\t1 250',
    '2\tОкраска\tм2\t180',
  ]);
  expect(readPriceList(tableText(EXCEL) ?? '')).toMatchObject([
    { kind: 'header' },
    { kind: 'section' },
    { title: 'Штукатурка по маякам', unit: 'м²', price: { lowRub: 1250 }, section: 'Стены' },
    { title: 'Окраска', unit: 'м²', price: { lowRub: 180 } },
  ]);
});

test('a document of Word keeps the lines around its table', () => {
  const cell = (text: string) =>
    `<td width=200 valign=top style='width:155.8pt'><p class=MsoNormal>${text}<o:p></o:p></p></td>`;
  const html = wordDocument(`<p class=MsoNormal>Прайс 2026</p>
<table class=MsoTableGrid border=1><tr>${cell('Стяжка')}${cell('м2')}${cell('690')}</tr></table>
<p class=MsoNormal>Выезд бесплатно</p>`);
  expect(tableText(html)).toBe('Прайс 2026\nСтяжка\tм2\t690\nВыезд бесплатно');
});

test('HTML without a table is left to the plain text of the clipboard', () => {
  expect(tableText('<p>Стяжка — 690 ₽/м²</p>')).toBeNull();
});

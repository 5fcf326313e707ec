import { createRequire } from 'node:module';
import type { Content as PdfContent } from 'pdfmake';
import type { Margins } from 'pdfmake/interfaces.js';
import type { Content, Paper } from '../../../model/content.ts';
import { formatDate } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { type NumberedSection, numberedChecklist } from '../../../model/paper/checklist.ts';
import { pdfBlocks, RULED } from './pdf-blocks.ts';

const { resolve } = createRequire(import.meta.url);
const FONT_FILES = {
  normal: resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/golos-text/600SemiBold/GolosText_600SemiBold.ttf'),
};
const FONTS = { Golos: { ...FONT_FILES, italics: FONT_FILES.normal, bolditalics: FONT_FILES.bold } };

const MUTED = '#5e6862';

/** Equal content gives equal bytes, because the PDF's date is the day of the edition. */
export async function paperPdf({ company }: Pick<Content, 'company'>, paper: Paper): Promise<Buffer> {
  // Imported on demand, since loading takes a quarter of a second.
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts(FONTS);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(FONT_FILES).includes(path));
  const { title, summary, note, editedOn, body } = paper;
  const day = new Date(`${editedOn}T00:00:00Z`);
  const document = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: [51, 48, 43, 56],
    language: 'ru-RU',
    info: { title, author: company.brand, creationDate: day, modDate: day },
    defaultStyle: { font: 'Golos', fontSize: 9.5, lineHeight: 1.28, color: '#1d2320' },
    styles: {
      title: { fontSize: 18, bold: true, lineHeight: 1.12, margin: [0, 0, 0, 6] },
      small: { fontSize: 8, color: MUTED, margin: [0, 0, 0, 4] },
      heading: { fontSize: 12, bold: true, margin: [0, 12, 0, 4] },
      subheading: { bold: true, margin: [0, 8, 0, 2] },
      paragraph: { margin: [0, 0, 0, 5] },
      table: { margin: [0, 2, 0, 8] },
    },
    content: [
      { text: typograph(title), style: 'title' },
      { text: typograph(`${company.brand}. Редакция от ${formatDate(editedOn)}`), style: 'small' },
      { text: typograph(note ?? summary), style: 'small', margin: [0, 0, 0, 10] },
      ...pdfBlocks(body),
      ...checklistPages(paper),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: typograph(title), fontSize: 8, color: MUTED },
        { text: `${page} из\u00a0${pages}`, fontSize: 8, color: MUTED, alignment: 'right', width: 60 },
      ],
      margin: [51, 20, 43, 0],
    }),
  });
  return document.getBuffer();
}

function checklistPages({ checklist, roughNote }: Paper): PdfContent[] {
  const { sections, points, roughPoints } = numberedChecklist(checklist);
  if (points === 0) return [];
  const total = roughNote ? `Всего ${points}, из них ${roughNote}: ${roughPoints}` : `Всего ${points}`;
  return [
    { text: typograph(total), bold: true, margin: [0, 4, 0, 0] },
    ...sections.map((section) => checklistTable(section)),
    {
      text: 'Заказчик ______________________     Подрядчик ______________________     Дата ______________',
      margin: [0, 24, 0, 0],
    },
  ];
}

/** The title is part of the header rows, so it repeats on the next page. */
function checklistTable({ title, points }: NumberedSection): PdfContent {
  const name = { text: typograph(title), bold: true, fontSize: 12, colSpan: 6, margin: [0, 8, 0, 0] as Margins };
  return {
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [17, '*', 132, 96, 20, 20],
      body: [
        [name, '', '', '', '', ''],
        ['№', 'Что проверяем', 'Чем', 'Допуск', 'Да', 'Нет'].map((text) => ({ text, bold: true })),
        ...points.map(({ number, what, how, tolerance }) => [
          String(number),
          ...[what, how, tolerance].map(typograph),
          box(),
          box(),
        ]),
      ],
    },
    layout: { ...RULED, hLineWidth: (row, node) => (row < 2 ? 0 : RULED.hLineWidth(row, node)) },
    fontSize: 8.75,
  };
}

/** Empty checkbox. A new object each time, because pdfmake mutates its input. */
function box(): PdfContent {
  return { canvas: [{ type: 'rect', x: 0, y: 1, w: 10, h: 10, lineWidth: 0.75, lineColor: '#1d2320' }] };
}

export type LabelParts = { readonly before: string; readonly linked: string; readonly after: string };

const SUBJECT = /соглас\p{L}*\s+на\s+обработку\s+персональных\s+данных|рекламн\p{L}*\s+сообщени\p{L}*/iu;

/** Only the name of the document is a link, so that the rest of the label ticks the box. */
export function splitConsentLabel(label: string): LabelParts {
  const found = SUBJECT.exec(label);
  if (!found) return { before: `${label} (`, linked: 'текст', after: ')' };
  const end = found.index + found[0].length;
  return { before: label.slice(0, found.index), linked: found[0], after: label.slice(end) };
}

export type PriceInText = { readonly rub: number; readonly isFrom: boolean; readonly isPerM2: boolean };

/** Reads a price as an editor writes it: «от 6 900 ₽», «1 900 ₽/м²». Without a figure in roubles there is none. */
export function priceInText(text: string): PriceInText | null {
  const [, figure] = text.match(/(\d[\d\s]*)₽/) ?? [];
  if (figure === undefined) return null;
  return {
    rub: Number(figure.replace(/\s/g, '')),
    isFrom: /(^|\s)от\s/i.test(text),
    isPerM2: /₽\s*(\/|за\s)\s*м²/.test(text),
  };
}

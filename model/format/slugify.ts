const LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** Converts a heading to an anchor: «Что сравнивали» → `chto-sravnivali`. */
export function slugify(text: string): string {
  return [...text.normalize('NFC').toLowerCase()]
    .map((letter) => LATIN[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns a function that makes anchors unique: a second `ceny` becomes `ceny-2`, or the next free number. */
export function anchorMaker(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const base = slugify(text) || 'razdel';
    let anchor = base;
    for (let number = 2; used.has(anchor); number += 1) anchor = `${base}-${number}`;
    used.add(anchor);
    return anchor;
  };
}

export const PICTURE_BLOCKS = {
  photo: {
    title: 'Снимок',
    slots: { file: 'Снимок' },
    altHint: 'Комната и что в ней. Это читают незрячие и поисковики',
  },
  'before-after': {
    title: 'До и после',
    slots: { before: 'До', after: 'После' },
    altHint: 'Что это за место: «Кухня на Минской»',
  },
} as const;

export type PictureBlockName = keyof typeof PICTURE_BLOCKS;
export type PictureFacts = Readonly<Record<string, string>>;

/** Returns the non-empty attributes in the order of their serialisation. */
export function attributesOf(name: PictureBlockName, facts: PictureFacts): Record<string, string> {
  const keys = [...Object.keys(PICTURE_BLOCKS[name].slots), 'alt', 'caption'];
  return Object.fromEntries(keys.flatMap((key) => (facts[key]?.trim() ? [[key, facts[key].trim()]] : [])));
}

export function isPictureBlock(name: string): name is PictureBlockName {
  return name in PICTURE_BLOCKS;
}

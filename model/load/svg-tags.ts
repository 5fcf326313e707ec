/** An opening tag with its place in the text. */
export type Tag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
};

/** Headings and tags with their attributes; whatever else begins with `<` is a fault. */
const MARKUP =
  /<(?:\?[\s\S]*?\?|!DOCTYPE[^<>[]*|(?<close>\/)?(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<single>\/)?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Words outside of all tags, and signs that are none. */
const STRAY = /^\s*[^\s<]|&(?!(?:amp|lt|gt|quot|apos|#x?[\da-f]+);)|[^\s>]\s*$/i;

/** All opening tags of a text without comments, the root first; a number is the place where it is not well-formed. */
export function readTags(source: string): readonly Tag[] | number {
  const stray = source.search(STRAY);
  const pieces = stray < 0 ? readPieces(source) : stray;
  if (typeof pieces === 'number') return pieces;
  const tags: Tag[] = [];
  const open: string[] = [];
  for (const { kind, ...tag } of pieces) {
    if (kind === 'close' && open.pop() !== tag.name) return tag.start;
    if (kind === 'close') continue;
    if (open.length === 0 && tags.length > 0) return tag.start;
    tags.push(tag);
    if (kind === 'open') open.push(tag.name);
  }
  return open.length > 0 || tags.length === 0 ? source.length : tags;
}

type Piece = Tag & { readonly kind: 'open' | 'close' | 'single' };

function readPieces(source: string): Piece[] | number {
  const pieces: Piece[] = [];
  for (let start = source.indexOf('<'); start >= 0; start = source.indexOf('<', MARKUP.lastIndex)) {
    MARKUP.lastIndex = start;
    const { name, close, single, attributes: written = '' } = MARKUP.exec(source)?.groups ?? {};
    const attributes = attributesOf(written);
    if (MARKUP.lastIndex === 0 || attributes === null) return start;
    const kind = close ? 'close' : single ? 'single' : 'open';
    if (name !== undefined) pieces.push({ kind, name, attributes, start, end: MARKUP.lastIndex });
  }
  return pieces;
}

/** `null` where a name stands twice, or a value is written in numbers of signs, which hide what it says. */
function attributesOf(text: string): Tag['attributes'] | null {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, key = '', inDouble, inSingle]): [string, string] => [
    key,
    inDouble ?? inSingle ?? '',
  ]);
  const attributes = new Map(pairs);
  return attributes.size < pairs.length || text.includes('&#') ? null : attributes;
}

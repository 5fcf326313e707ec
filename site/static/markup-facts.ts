import { SaxesParser } from 'saxes';
import type { FirstPicture } from '../document.ts';

export type MarkupFacts = {
  readonly selectorNames: ReadonlySet<string>;
  /** All ids in document order, including duplicates. */
  readonly ids: readonly string[];
  /** Unique internal URLs with hashes, without anchors to existing ids of the page. */
  readonly links: readonly string[];
  readonly shown: { readonly words: string; readonly pictures: readonly string[] };
  readonly h1Count: number;
  readonly hasPictureWithoutAlt: boolean;
  /** Best source of the first picture with a high priority. */
  readonly firstPicture: FirstPicture | null;
};

/** Parses markup rendered by React, which is well-formed XML. @throws {Error} on malformed markup */
export function markupFacts(markup: string): MarkupFacts {
  const names: AttributeNames = { selectorNames: new Set(), ids: [], addresses: new Set() };
  const words: string[] = [];
  const pictures: (string | undefined)[] = [];
  const alts: (string | undefined)[] = [];
  let h1Count = 0;
  let isInMain = false;
  const firstPicture = firstPictureFinder();

  const parser = new SaxesParser({ fragment: true, position: false, xmlns: false } as const);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'main') isInMain = true;
    if (name === 'h1') h1Count += 1;
    firstPicture.open(name, attributes);
    if (name === 'img') alts.push(attributes.alt);
    if (name === 'img' && isInMain) pictures.push(attributes.src);
    for (const [attribute, value] of Object.entries(attributes)) readAttribute(attribute, value, names);
  });
  parser.on('text', (text) => {
    if (isInMain) words.push(text);
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'main') isInMain = false;
  });
  parser.write(markup).close();

  const { selectorNames, ids, addresses } = names;
  return {
    selectorNames,
    ids,
    links: [...addresses].filter((address) => /^\/(?!\/)|^#./.test(address) && !selectorNames.has(address)),
    shown: {
      words: words.join(' ').replace(/\s+/g, ' ').trim(),
      pictures: pictures.filter((src) => src !== undefined),
    },
    h1Count,
    hasPictureWithoutAlt: alts.includes(undefined),
    firstPicture: firstPicture.found(),
  };
}

function firstPictureFinder() {
  let source: FirstPicture | null = null;
  let found: FirstPicture | null = null;
  return {
    found: () => found,
    open(name: string, { type = '', srcSet = '', sizes = '', fetchPriority }: Readonly<Record<string, string>>) {
      if (name === 'source') source ??= { type, srcSet, sizes };
      if (name !== 'img') return;
      if (fetchPriority === 'high') found ??= source;
      source = null;
    },
  };
}

type AttributeNames = {
  readonly selectorNames: Set<string>;
  readonly ids: string[];
  readonly addresses: Set<string>;
};

function readAttribute(name: string, value: string, { selectorNames, ids, addresses }: AttributeNames): void {
  switch (name) {
    case 'class':
      for (const part of value.split(/\s+/)) selectorNames.add(`.${part}`);
      return;
    case 'id':
      ids.push(value);
      selectorNames.add(`#${value}`);
      return;
    case 'href':
    case 'src':
    case 'action':
      addresses.add(value);
      return;
    case 'srcSet':
      for (const rung of value.split(', ')) addresses.add(rung.split(' ')[0] ?? '');
      return;
    default:
      if (name.startsWith('data-')) selectorNames.add(`[${name}]`).add(`[${name}=${value}]`);
  }
}

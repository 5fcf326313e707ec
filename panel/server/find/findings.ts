import type { MarkedPart } from '../../../model/search/marked-parts.ts';
import { markedParts } from '../../../model/search/marked-parts.ts';
import { KIND_GROUPS } from '../../contract/content.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import type { Finding } from '../../contract/find.ts';
import type { FindWord } from '../../contract/find-words.ts';
import { stemFinder } from '../../contract/find-words.ts';
import type { EntryPlace } from '../content/entry-place.ts';
import type { EntryDocument, SearchedField } from './entry-document.ts';
import { pieceOf } from './piece.ts';

export type FoundText = { readonly entry: EntryDocument; readonly field: SearchedField };
export type FoundPhoto = { readonly file: string; readonly alt: string; readonly entries: EntryDocument[] };

const NO_PHOTO = null;

export function entryFinding({ place, title, kindTitle }: EntryDocument, words: readonly FindWord[]): Finding {
  const note = 'file' in place.kind ? KIND_GROUPS[place.kind.group] : kindTitle;
  return { to: addressOf(place), title: marked(title, words), note: marked(note, words), photo: NO_PHOTO };
}

export function textFinding({ entry, field }: FoundText, words: readonly FindWord[]): Finding {
  return {
    to: `${addressOf(entry.place)}?field=${field.path}`,
    title: pieceOf(field.text, words),
    note: marked(`${entry.title} → ${field.name.title}`, words),
    photo: NO_PHOTO,
  };
}

const MAX_USES = 2;

export function photoFinding({ file, alt, entries }: FoundPhoto, words: readonly FindWord[]): Finding {
  const uses = entries.slice(0, MAX_USES).map(({ title }) => `«${title}»`);
  const others = entries.length - uses.length;
  const where = entries.length === 0 ? 'Нигде не стоит' : uses.join(', ') + (others > 0 ? ` и ещё ${others}` : '');
  return {
    to: `/photos?${new URLSearchParams({ q: file })}`,
    title: alt === '' ? marked(file, words) : pieceOf(alt, words),
    note: marked(alt === '' ? where : `${where}, ${file}`, words),
    photo: file,
  };
}

function marked(text: string, words: readonly FindWord[]): MarkedPart[] {
  return markedParts(text, stemFinder(words));
}

function addressOf({ kind, file }: EntryPlace): string {
  return entryAddress({ name: kind.name, file: 'file' in kind ? kind.file : null }, file);
}

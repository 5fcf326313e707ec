import type { z } from 'zod';
import type { ReferenceTarget } from '../fields/field-meta.ts';
import { acceptance } from './acceptance.ts';
import { articles } from './article.ts';
import { brand } from './brand.ts';
import { calculator } from './calculator.ts';
import { company } from './company.ts';
import { contracts } from './contract.ts';
import type { FolderKind, SingleKind } from './define-kind.ts';
import { documents } from './document.ts';
import { flats } from './flat.ts';
import { home } from './home.ts';
import { navigation } from './navigation.ts';
import { packages } from './package.ts';
import { pages } from './pages.ts';
import { papers } from './paper.ts';
import { people } from './person.ts';
import { promotions } from './promotion.ts';
import { redirects } from './redirect.ts';
import { replies } from './replies.ts';
import { reviews } from './review.ts';
import { services } from './service.ts';
import { underway } from './underway.ts';
import { vacancies } from './vacancy.ts';
import { works } from './work.ts';

export const kinds = {
  company,
  brand,
  navigation,
  home,
  pages,
  calculator,
  replies,
  redirects,
  packages,
  works,
  underway,
  contracts,
  flats,
  promotions,
  services,
  acceptance,
  articles,
  people,
  reviews,
  vacancies,
  papers,
  documents,
};

type Kinds = typeof kinds;
export type KindName = keyof Kinds;
export type SingleName = { [K in KindName]: Kinds[K] extends { file: string } ? K : never }[KindName];
export type FolderName = Exclude<KindName, SingleName>;

/** What a file of a YAML kind contains, before defaults and transformations. */
export type KindSource<K extends KindName> = z.input<Kinds[K]['schema']>;

export type KindValues = {
  readonly [K in KindName]: Kinds[K] extends FolderKind<infer _, infer Entry>
    ? readonly Entry[]
    : Kinds[K] extends SingleKind<infer Value>
      ? Value
      : never;
};

kinds satisfies Readonly<Record<ReferenceTarget, { readonly folder: string }>>;

export type ListedFolderKind = FolderKind<object, object> & { readonly name: FolderName };
export type ListedSingleKind = SingleKind<unknown> & { readonly name: SingleName };
export type ListedKind = ListedFolderKind | ListedSingleKind;

const listed = Object.entries(kinds).map(([name, kind]) => ({ name, ...kind }) as unknown as ListedKind);
export const singleKinds = listed.filter((kind): kind is ListedSingleKind => 'file' in kind);
export const folderKinds = listed.filter((kind): kind is ListedFolderKind => 'folder' in kind);

export function kindOfFile(file: string): ListedKind | undefined {
  return listed.find((kind) => ('file' in kind ? kind.file === file : file.startsWith(`${kind.folder}/`)));
}

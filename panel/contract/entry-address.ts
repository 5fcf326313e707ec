import type { KindName } from '../../model/kinds/kinds.ts';
import type { KindInfo } from './content.ts';

/** Where a kind's list is, or, of a single, its form. */
export function kindAddress(name: KindName): string {
  return `/content/${name}`;
}

/** Where an entry is edited: `works/dvushka.yaml` → `/content/works/dvushka`. */
export function entryAddress({ name, file: single }: Pick<KindInfo, 'name' | 'file'>, file: string): string {
  if (single !== null) return kindAddress(name);
  return `/content/${name}/${withoutFolder(file).replace(/\.[a-z]+$/, '')}`;
}

export function slugOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
}

function withoutFolder(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}

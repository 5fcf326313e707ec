import type { KindName } from '../../model/kinds/kinds.ts';
import type { KindInfo } from './content.ts';
import { FACTS } from './field-place.ts';

export function kindAddress(name: KindName): string {
  return `/content/${name}`;
}

/** The open list of advice on the screen of publishing. */
export const ADVICE_LIST = '/publishing#advice';

/** Field with the texts that managers send from a lead. */
export const READY_MESSAGES = `${kindAddress('replies')}?field=facts.messages`;

export const OPENING_HOURS = `${kindAddress('company')}?field=facts.hours`;
export const HOLIDAYS = `${kindAddress('company')}?field=facts.holidays`;

/** Parameter of the address of a list that opens the dialog for a new entry. */
export const NEW_ENTRY = 'new';

export function newEntryAddress(name: KindName): string {
  return `${kindAddress(name)}?${NEW_ENTRY}=1`;
}

/** Returns the panel path of an entry's form: `works/dvushka.yaml` → `/content/works/dvushka`. */
export function entryAddress({ name, file: single }: Pick<KindInfo, 'name' | 'file'>, file: string): string {
  if (single !== null) return kindAddress(name);
  return `/content/${name}/${withoutFolder(file).replace(/\.[a-z]+$/, '')}`;
}

/** @param path of the field in the entry, as an issue of the loader names it */
export function fieldAddress(
  kind: Pick<KindInfo, 'name' | 'file'>,
  file: string,
  path: readonly (string | number)[],
): string {
  return `${entryAddress(kind, file)}?field=${[FACTS, ...path].join('.')}`;
}

export function slugOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
}

function withoutFolder(file: string): string {
  return file.slice(file.indexOf('/') + 1);
}

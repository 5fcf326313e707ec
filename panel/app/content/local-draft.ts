import type { Draft, EntryText } from '../../contract/content.ts';

const key = (file: string) => `panel-draft:${file}`;

type KeptText = EntryText & Pick<Draft, 'baseVersion'>;

/** Until the server has it, or where it cannot be reached. A device that keeps nothing is no reason to stop typing. */
export function keepLocally(file: string, draft: KeptText): void {
  try {
    localStorage.setItem(key(file), JSON.stringify({ ...draft, savedAt: new Date().toISOString() }));
  } catch {}
}

export function forgetLocally(file: string): void {
  try {
    localStorage.removeItem(key(file));
  } catch {}
}

export function localDraft(file: string): Draft | null {
  try {
    const text = localStorage.getItem(key(file));
    return text === null ? null : { file, ...JSON.parse(text) };
  } catch {
    return null;
  }
}

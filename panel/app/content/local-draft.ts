import type { Draft, EntryText } from '../../contract/content.ts';

const PREFIX = 'panel-draft:';
const key = (file: string) => PREFIX + file;

type KeptText = EntryText & Pick<Draft, 'baseVersion'>;

/** Stores the draft until the server has it. Storage errors are ignored: they must not interrupt typing. */
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

export function newerDraft(one: Draft | null, other: Draft | null): Draft | null {
  if (!one || !other) return one ?? other;
  return one.savedAt > other.savedAt ? one : other;
}

type KeyedStorage = Pick<Storage, 'getItem' | 'removeItem'> & Readonly<Record<string, unknown>>;

/**
 * Saves all local drafts on the server and removes them, since others can use this device after sign-out.
 * @returns files whose drafts could not be saved and stay
 */
export async function handInDrafts(
  send: (draft: KeptText & { readonly file: string }) => Promise<unknown>,
  storage: KeyedStorage = localStorage,
): Promise<string[]> {
  const left: string[] = [];
  for (const name of Object.keys(storage).filter((each) => each.startsWith(PREFIX))) {
    const file = name.slice(PREFIX.length);
    try {
      const { savedAt: _, ...draft } = JSON.parse(storage.getItem(name) ?? '');
      await send({ ...draft, file });
      storage.removeItem(name);
    } catch {
      left.push(file);
    }
  }
  return left;
}

export type StorageState = 'works' | 'missing' | 'throws' | 'full' | 'forgets';

type Host = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>; name: string };

export function createFakeHost(state: StorageState, { isNameFixed = false } = {}): Host {
  const items = new Map<string, string>();
  let name = '';
  const storage: Host['sessionStorage'] = {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (state === 'full') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      if (state === 'works') items.set(key, value);
    },
  };
  return {
    get sessionStorage() {
      if (state === 'throws') throw new DOMException('Access is denied.', 'SecurityError');
      return state === 'missing' ? (null as unknown as Storage) : storage;
    },
    get name() {
      return name;
    },
    set name(value) {
      if (!isNameFixed) name = value;
    },
  };
}

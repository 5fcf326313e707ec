import { attempt } from '../../storage/attempt.ts';

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type LeadKey = {
  /** Returns the idempotency key of the form, unchanged across reloads until the lead is accepted. */
  read(): string;
  /** Takes over the key of a post sent before hydration, whose request may still be pending. */
  adopt(key: string): void;
  renew(): void;
};

export const keyName = (formId: string) => `lead-key:${formId}`;
export const draftName = (formId: string) => `lead-draft:${formId}`;

/** With blocked storage the key does not survive a reload. */
export function createLeadKey(formId: string, storage: () => KeyStorage, newKey: () => string = randomKey): LeadKey {
  const name = keyName(formId);
  let key: string | null = null;
  const keep = (kept: string) => {
    key = kept;
    attempt(() => storage().setItem(name, kept));
    return kept;
  };
  return {
    read() {
      key ??= attempt(() => storage().getItem(name));
      return key ?? keep(newKey());
    },
    adopt: keep,
    renew() {
      key = null;
      attempt(() => storage().removeItem(name));
    },
  };
}

const PLAIN_POST = 'lead-plain-post';

/** Marks a native post: its response is a new page, so the form's script cannot see the outcome. */
export function rememberPlainPost(formId: string): void {
  attempt(() => sessionStorage.setItem(PLAIN_POST, formId));
}

/** Clears the key and draft of an accepted native post, so an identical form becomes a new lead. */
export function settlePlainPost(): void {
  attempt(() => {
    const formId = sessionStorage.getItem(PLAIN_POST);
    if (formId === null) return;
    for (const name of [PLAIN_POST, keyName(formId), draftName(formId)]) sessionStorage.removeItem(name);
  });
}

/** `randomUUID` requires https; demonstrations on a local network use plain http. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

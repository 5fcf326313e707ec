import { attempt } from '../../storage/attempt.ts';

type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type LeadKey = {
  /** The idempotency key of the form; the same until the lead is accepted, also over a reload. */
  read(): string;
  /** The form was sent with this key before the page was alive; that try may still be on its way. */
  adopt(key: string): void;
  /** The next lead of this form is another one. */
  renew(): void;
};

export const keyName = (formId: string) => `lead-key:${formId}`;
export const draftName = (formId: string) => `lead-draft:${formId}`;

/** Blocked storage costs only the survival of a reload. */
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

/** Marks a native post of the form: its answer is a page, so no script of the form learns the outcome. */
export function rememberPlainPost(formId: string): void {
  attempt(() => sessionStorage.setItem(PLAIN_POST, formId));
}

/** Ends the idempotency key and the draft of an accepted native post: an equal form is a new lead. */
export function settlePlainPost(): void {
  attempt(() => {
    const formId = sessionStorage.getItem(PLAIN_POST);
    if (formId === null) return;
    for (const name of [PLAIN_POST, keyName(formId), draftName(formId)]) sessionStorage.removeItem(name);
  });
}

/** `randomUUID` exists on https only; a demonstration on a local network is plain http. */
export function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

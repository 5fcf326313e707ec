import { acceptedTitle } from '../../../../model/lead/accepted-title.ts';
import { loadCallFacts } from '../../../shell/navigation/call-facts.ts';
import { go } from '../../../shell/navigation/go.ts';
import { browserClock } from '../../../shell/runtime/clock.ts';
import { pageToasts } from '../../../shell/runtime/page-toasts.ts';
import type { ToastOptions } from '../../../shell/runtime/toast-types.ts';
import { countLead } from '../count-leads.ts';
import { createLeadDraft } from '../lead-draft.ts';
import { createLeadKey, randomKey } from '../lead-key.ts';
import { saveReceipt, toReceipt } from '../lead-receipt.ts';
import type { LeadValues } from '../lead-values.ts';
import { postLead } from '../post-lead.ts';
import { createLeadQueue } from './lead-queue.ts';
import type { WaitingLead } from './waiting-lead.ts';
import { keptWhen, SENT_EVENT, type SentDetail } from './waiting-lead.ts';
import { createWaitingSender } from './waiting-sender.ts';

export type WaitingLeads = {
  keep(formId: string, key: string, values: LeadValues): 'device' | 'page';
  has(key: string): boolean;
  drop(key: string): void;
};

let leads: WaitingLeads | undefined;

/** Returns the page's singleton queue of unsent leads, which starts sending on the first call. */
export function waitingLeads(): WaitingLeads {
  leads ??= keepLeads();
  return leads;
}

function keepLeads(): WaitingLeads {
  const { now } = browserClock;
  const box = createLeadQueue(() => localStorage, now);
  const sender = createWaitingSender({
    box,
    post: postLead,
    clock: browserClock,
    exclusively: withLock,
    newKey: randomKey,
    random: Math.random,
    notify: {
      sent(lead, number, next) {
        forget(lead);
        countLead(lead.values, number);
        saveReceipt(toReceipt(lead.values, number));
        const detail: SentDetail = { key: lead.key, number, next };
        dispatchEvent(new CustomEvent(SENT_EVENT, { detail }));
        const action = { label: 'Что дальше', run: () => void go(next) };
        loadCallFacts()
          .catch(() => null)
          .then((calls) =>
            say({
              type: 'success',
              autoClose: 10_000,
              text: acceptedTitle(calls, number),
              detail: 'Связь появилась, и мы её отправили',
              action,
            }),
          );
      },
      old(lead) {
        const run = () => {
          box.put({ ...lead, keptAt: now() });
          void sender.wake();
        };
        const text = `Заявка ${keptWhen(lead.keptAt)} не отправлена: не было связи`;
        say({
          type: 'warning',
          autoClose: false,
          text,
          detail: 'Отправить её сейчас?',
          action: { label: 'Отправить', run },
        });
      },
      refused(lead, why) {
        const action = { label: 'Удалить заявку', run: () => box.remove(lead.key) };
        const text = 'Сохранённая заявка не принята';
        say({ type: 'error', autoClose: false, text, detail: why || 'Заполните форму ещё раз или позвоните', action });
      },
    },
  });
  const wake = () => void sender.wake();
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  wake();
  return {
    keep(formId, key, values) {
      const where = box.put({ key, formId, values, keptAt: now() });
      sender.wakeIn();
      return where;
    },
    has: box.has,
    drop: box.remove,
  };
}

/** Lets only one tab send. When storage is blocked, locks fail too; the idempotency key then prevents duplicates. */
async function withLock(act: () => Promise<void>): Promise<void> {
  let isAnswered = false;
  try {
    await navigator.locks.request('waiting-leads', { ifAvailable: true }, (lock) => {
      isAnswered = true;
      return lock ? act() : undefined;
    });
  } catch (error) {
    if (isAnswered) throw error;
    await act();
  }
}

function forget({ formId }: WaitingLead): void {
  createLeadDraft(formId, () => sessionStorage).clear();
  createLeadKey(formId, () => sessionStorage).renew();
}

function say(options: ToastOptions): void {
  pageToasts().then(
    (store) => void store.show(options),
    () => {},
  );
}

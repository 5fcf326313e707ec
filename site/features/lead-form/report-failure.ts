import { formatPhone } from '../../../model/format/phone.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { NOT_SENT, SENT_TOO_OFTEN, waitWords } from '../../../model/lead/lead-errors.ts';
import type { FormMessage } from './form-view.ts';
import type { LeadToast } from './lead-toast.ts';
import type { PostResult } from './post-lead.ts';

type Failure = Exclude<PostResult, { status: 'accepted' | 'key-taken' }>;

export type Kept = { readonly where: 'device' | 'page'; readonly drop: () => void };

/** Shows a short toast and returns the longer message for the form; `null` when the field errors are sufficient. */
export function reportFailure(result: Failure, toast: LeadToast, kept: Kept | null, phone: string): FormMessage | null {
  if (kept) {
    const text = 'Нет связи: заявка ещё не ушла';
    const detail = kept.where === 'device' ? 'Сохранили её на этом устройстве' : 'Не закрывайте эту страницу';
    const isShown = toast.turn({ type: 'warning', text, detail, autoClose: true });
    return { text: keptWords(kept.where), isAnnounced: isShown, drop: kept.drop };
  }
  if (result.status === 'invalid' && result.message === null) {
    toast.close();
    return null;
  }
  const call = typograph(`Или позвоните ${formatPhone(phone)}`);
  const isShown = toast.turn({ type: 'error', text: 'Заявка не отправлена', detail: call, autoClose: 10_000 });
  return { text: toMessage(result), isAnnounced: isShown };
}

function keptWords(where: Kept['where']): string {
  return where === 'device'
    ? 'Сейчас нет связи. Сохранили заявку на этом устройстве. Отправим, как только появится связь. Если срочно, позвоните'
    : 'Сейчас нет связи. Отправим заявку, как только она появится: не закрывайте эту страницу. Если срочно, позвоните';
}

/** Each text is followed by the company's phone. */
function toMessage(result: Failure): string {
  switch (result.status) {
    case 'limited':
      return SENT_TOO_OFTEN;
    case 'refused':
      return `${result.message.replace(/\.$/, '')}. Или позвоните`;
    case 'invalid':
      return result.message ?? '';
    case 'no-network':
    case 'unavailable':
      return NOT_SENT;
  }
}

export function startPause(until: number, onTick: (wait: string | null) => void, signal: AbortSignal): void {
  const timer = setInterval(tick, 1000);
  signal.addEventListener('abort', () => clearInterval(timer));
  tick();

  function tick(): void {
    const seconds = Math.ceil((until - Date.now()) / 1000);
    if (seconds <= 0) clearInterval(timer);
    onTick(seconds > 0 ? waitWords(seconds) : null);
  }
}

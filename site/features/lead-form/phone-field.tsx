import { FOREIGN_PHONE } from '../../../model/format/foreign-phone.ts';
import { useShell } from '../../shell/shell.ts';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { PhoneChange } from './phone-mask.ts';

type PhoneFieldProps = {
  /** Dispatches a bubbling `phone-change` event with `detail: { digits, masked }` at every change. */
  strict?: boolean;
  error?: string | undefined;
};

/** The one field for a phone: `+7 (000) 000-00-00`, however it is typed, pasted or filled in. */
export function PhoneField({ strict = false, error }: PhoneFieldProps) {
  return (
    <TextInput
      ref={strict ? maskStrictly : maskSilently}
      label="Телефон"
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+7 (900) 000-00-00"
      required
      error={error === FOREIGN_PHONE ? <ForeignPhone /> : error}
    />
  );
}

/** Whoever cannot be called is told where to write. */
function ForeignPhone() {
  const { messengers, email } = useShell();
  const ways = messengers.length > 0 ? messengers : [{ url: `mailto:${email}`, label: email }];
  return (
    <span>
      {FOREIGN_PHONE}:{' '}
      {ways.map(({ url, label }, index) => (
        <span key={url}>
          {index > 0 ? ', ' : null}
          <Link to={url} look="text">
            {label}
          </Link>
        </span>
      ))}
    </span>
  );
}

/** Tells of every change by a bubbling `phone-change` event with `detail: { digits, masked }`. */
const maskStrictly = lazyPhoneMask((input, detail) =>
  input.dispatchEvent(new CustomEvent<PhoneChange>('phone-change', { bubbles: true, detail })),
);

const maskSilently = lazyPhoneMask(() => {});

/**
 * For the `ref` of a field: fetches the mask when the visitor comes to it, or the browser fills it in. What is typed
 * until then stays and is masked when the mask arrives.
 */
function lazyPhoneMask(onChange: (input: HTMLInputElement, change: PhoneChange) => void) {
  return (input: HTMLInputElement | null) => {
    if (!input) return;
    const gone = new AbortController();
    let isAsked = false;
    const fetchMask = async () => {
      if (isAsked) return;
      isAsked = true;
      try {
        const { attachPhoneMask } = await import('./phone-mask.ts');
        if (gone.signal.aborted) return;
        const detach = attachPhoneMask(input, (change) => onChange(input, change));
        gone.signal.addEventListener('abort', detach);
      } catch {
        // The number is read without the mask just as well; the next visit to the field tries again.
        isAsked = false;
      }
    };
    for (const type of ['focus', 'input']) input.addEventListener(type, fetchMask, { signal: gone.signal });
    // It came to the field, or filled it in, before the page was alive.
    if (document.activeElement === input || input.value !== '') void fetchMask();
    return () => gone.abort();
  };
}

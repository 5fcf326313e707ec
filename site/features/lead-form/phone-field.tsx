import { FOREIGN_PHONE } from '../../../model/format/foreign-phone.ts';
import { useShell } from '../../shell/shell.ts';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { PhoneChange } from './phone-mask.ts';

type PhoneFieldProps = {
  /** Dispatches a bubbling `phone-change` event with `detail: { digits, masked }` on each change. */
  strict?: boolean;
  error?: string | undefined;
};

/** Phone input formatted as `+7 (000) 000-00-00` for typed, pasted and autofilled numbers. */
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

const maskStrictly = lazyPhoneMask((input, detail) =>
  input.dispatchEvent(new CustomEvent<PhoneChange>('phone-change', { bubbles: true, detail })),
);

const maskSilently = lazyPhoneMask(() => {});

/**
 * Ref callback that loads the mask on focus or autofill. Text typed before the mask arrives is kept and then masked.
 */
function lazyPhoneMask(onChange: (input: HTMLInputElement, change: PhoneChange) => void) {
  return (input: HTMLInputElement | null) => {
    if (!input) return;
    const gone = new AbortController();
    let isRequested = false;
    const fetchMask = async () => {
      if (isRequested) return;
      isRequested = true;
      try {
        const { attachPhoneMask } = await import('./phone-mask.ts');
        if (gone.signal.aborted) return;
        const detach = attachPhoneMask(input, (change) => onChange(input, change));
        gone.signal.addEventListener('abort', detach);
      } catch {
        // Ignore a failed load: unmasked numbers are accepted too, and the next focus retries.
        isRequested = false;
      }
    };
    for (const type of ['focus', 'input']) input.addEventListener(type, fetchMask, { signal: gone.signal });
    // The field was focused or filled in before hydration.
    if (document.activeElement === input || input.value !== '') void fetchMask();
    return () => gone.abort();
  };
}

import { FOREIGN_PHONE } from '../../../model/format/foreign-phone.ts';
import { useShell } from '../../lib/shell.ts';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { maskSilently, maskStrictly } from './lazy-phone-mask.ts';

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
    <>
      {FOREIGN_PHONE}:{' '}
      {ways.map(({ url, label }, index) => (
        <span key={url}>
          {index > 0 ? ', ' : null}
          <Link to={url} look="text">
            {label}
          </Link>
        </span>
      ))}
    </>
  );
}

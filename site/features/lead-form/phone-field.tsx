import { FOREIGN_PHONE } from '../../../model/format/foreign-phone.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';

type PhoneFieldProps = {
  /** Dispatches a bubbling `phone-change` event with `detail: { digits, masked }` on each change. */
  strict?: boolean;
  error?: string | undefined;
};

/** `first-view/mask-phones.ts` formats typed, pasted and autofilled numbers as `+7 (000) 000-00-00`. */
export function PhoneField({ strict = false, error }: PhoneFieldProps) {
  return (
    <TextInput
      data-phone={strict ? 'strict' : ''}
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

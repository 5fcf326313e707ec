import { useState } from 'react';
import { PhoneField } from '../features/lead-form/phone-field.tsx';
import type { PhoneChange } from '../shell/runtime/phone-mask.ts';
import { Sample } from './sample.tsx';

export function PhoneSamples() {
  const [changes, setChanges] = useState<readonly PhoneChange[]>([]);

  /** React does not support this custom event, so the listener is attached to the element. */
  function listen(element: HTMLElement | null) {
    const handle = (event: Event) => {
      const { detail } = event as CustomEvent<PhoneChange>;
      setChanges((before) => [...before.slice(-4), detail]);
    };
    element?.addEventListener('phone-change', handle);
    return () => element?.removeEventListener('phone-change', handle);
  }

  return (
    <div ref={listen}>
      <Sample name="Телефон: строгий, сообщает о каждой правке; обычный, молчит; номер другой страны" as="cells">
        <PhoneField strict />
        <PhoneField />
        <PhoneField error="Звоним на номера России. Для другой страны напишите нам" />
      </Sample>
      <Sample name="Последние события phone-change">
        {changes.length === 0 ? <p>Пока нет: впишите номер</p> : null}
        <ol data-phone-changes>
          {changes.map(({ digits, masked }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a log has nothing else to tell its lines by
            <li key={index}>
              {masked} · {digits || 'нет цифр'}
            </li>
          ))}
        </ol>
      </Sample>
    </div>
  );
}

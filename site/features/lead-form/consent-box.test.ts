import { expect, test } from 'vitest';
import { splitConsentLabel } from './consent-box.tsx';

test.each([
  [
    'Даю согласие на\u00a0обработку персональных данных, чтобы мне ответили',
    'согласие на\u00a0обработку персональных данных',
  ],
  ['Согласен получать рекламные сообщения об акциях', 'рекламные сообщения'],
  ['Можно мне позвонить', 'текст'],
])('the label «%s» links «%s»', (label, linked) => {
  const parts = splitConsentLabel(label);
  expect(parts.linked).toBe(linked);
  expect(parts.before + parts.linked + parts.after).toContain(label);
});

import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('escaped text cannot open a tag, end an attribute or form an entity', () => {
  expect(escapeMarkup(`<b title="x" id='y'>5 &lt; 6 & «да»</b>`)).toBe(
    '&lt;b title=&quot;x&quot; id=&#39;y&#39;&gt;5 &amp;lt; 6 &amp; «да»&lt;/b&gt;',
  );
});

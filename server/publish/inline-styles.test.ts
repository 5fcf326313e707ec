import { expect, test } from 'vitest';
import { liftInlineStyles } from './inline-styles.ts';

test('a style attribute becomes a rule stronger than any class, and equal attributes share a rule', () => {
  const { markup, css } = liftInlineStyles(
    '<p style="--a:1"><b class="x" style="--b:&quot;2&quot;"></b><i style="--a:1"></i>',
  );
  expect(markup).toBe('<p data-s="1"><b class="x" data-s="2"></b><i data-s="1"></i>');
  expect(css).toBe('#root [data-s="1"]{--a:1}#root [data-s="2"]{--b:"2"}');
});

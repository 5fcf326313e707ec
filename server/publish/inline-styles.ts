/**
 * Moves `style` attributes into the hashed stylesheet, so the policy can forbid inline styles; `#root` keeps their
 * specificity. React still sets styles through the DOM, which no policy restricts.
 */
export function liftInlineStyles(markup: string): { readonly markup: string; readonly css: string } {
  const numbers = new Map<string, number>();
  const lifted = markup.replace(/(<[a-z][^<>]*?) style="([^"]*)"/gi, (_, before: string, escaped: string) => {
    const declarations = unescapeAttribute(escaped);
    if (/[{}<>]/.test(declarations)) throw new Error(`A style holds a brace or an angle bracket: ${declarations}`);
    const number = numbers.get(declarations) ?? numbers.size + 1;
    numbers.set(declarations, number);
    return `${before} data-s="${number}"`;
  });
  const css = [...numbers].map(([declarations, number]) => `#root [data-s="${number}"]{${declarations}}`).join('');
  return { markup: lifted, css };
}

function unescapeAttribute(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

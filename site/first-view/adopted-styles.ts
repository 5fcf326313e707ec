const adoptedPaths = new Set<string>();

/** Rules generated per document for `style` attributes; client-side rendering sets these styles directly. */
const STYLE_ATTRIBUTE_RULES = /#root \[data-s="\d+"\]\{[^{}]*\}/g;

/** Adds the inlined styles of another page's document; they cover all markup of that page. */
export async function adoptDocumentStyles(pathname: string): Promise<void> {
  if (adoptedPaths.has(pathname)) return;
  const html = await (await fetch(pathname)).text();
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (style === undefined) throw new Error(`${pathname} carries no styles`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.replaceAll(STYLE_ATTRIBUTE_RULES, ''));
  document.adoptedStyleSheets.push(sheet);
  adoptedPaths.add(pathname);
}

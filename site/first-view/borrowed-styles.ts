const borrowed = new Set<string>();

/** Rules for `style` attributes: each document counts them anew, and the browser sets such styles by itself. */
const LIFTED = /#root \[data-s="\d+"\]\{[^{}]*\}/g;

/** Adds the styles that the served document of a page carries for its first view, which is all of its markup. */
export async function borrowStyles(pathname: string): Promise<void> {
  if (borrowed.has(pathname)) return;
  const html = await (await fetch(pathname)).text();
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1];
  if (style === undefined) throw new Error(`${pathname} carries no styles`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.replaceAll(LIFTED, ''));
  document.adoptedStyleSheets.push(sheet);
  borrowed.add(pathname);
}

/**
 * Waits for the whole stylesheet, of which a served document holds only what its first view needs: another page needs
 * more. One that failed is asked for again; while it does not come, the styles of the page's own document are taken.
 * @throws when neither comes
 */
export async function wholeStylesheet(pathname: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (!link || isThere(link)) return;
  const again = link.cloneNode() as HTMLLinkElement;
  const came = await new Promise((resolve) => {
    again.onload = () => resolve(true);
    again.onerror = () => resolve(false);
    link.after(again);
  });
  (came ? link : again).remove();
  if (!came) await (await import('./borrowed-styles.ts')).borrowStyles(pathname);
}

/** Chromium gives a sheet that failed too, whose rules nobody may read. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

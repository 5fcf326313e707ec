let asked: Promise<boolean> | null = null;

/**
 * Waits for the whole stylesheet, which a document names but does not fetch: it carries the styles of its own markup. One
 * that failed is asked for again. @returns whether it came
 */
export function wholeStylesheet(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}

async function ask(): Promise<boolean> {
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
  if (!href) return true;
  const link = document.querySelector<HTMLLinkElement>(`head > link[href="${href}"]`);
  if (link && isThere(link)) return true;
  const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const came = await new Promise<boolean>((resolve) => {
    again.onload = () => resolve(true);
    again.onerror = () => resolve(false);
    document.head.append(again);
  });
  (came ? link : again)?.remove();
  return came;
}

/** A sheet that hangs keeps no menu shut. */
const PATIENCE_MS = 3000;

/** A part of the code that draws what no document holds, once there are styles for it. */
export async function withStyles<Part>(part: Promise<Part>): Promise<Part> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const [loaded] = await Promise.all([part, Promise.race([wholeStylesheet(), patience])]);
  return loaded;
}

/** Chromium gives a sheet that failed too, whose rules nobody may read. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

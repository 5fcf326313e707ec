let asked: Promise<boolean> | null = null;

/** Waits for the full stylesheet; the document inlines only its own styles. Retries a failed load. @returns success */
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

/** Timeout after which a component renders without the full stylesheet. */
const PATIENCE_MS = 3000;

/** Resolves a lazily loaded module when the full stylesheet is available or has timed out. */
export async function withStyles<Part>(part: Promise<Part>): Promise<Part> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const [loaded] = await Promise.all([part, Promise.race([wholeStylesheet(), patience])]);
  return loaded;
}

/** Chromium provides `sheet` for a failed load too, but reading its `cssRules` throws. */
function isThere({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

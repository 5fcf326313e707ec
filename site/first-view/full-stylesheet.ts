let pendingLoad: Promise<boolean> | null = null;

/** Waits for the full stylesheet; the document inlines only its own styles. Retries a failed load. @returns success */
export function loadFullStylesheet(): Promise<boolean> {
  pendingLoad ??= requestStylesheet().finally(() => {
    pendingLoad = null;
  });
  return pendingLoad;
}

async function requestStylesheet(): Promise<boolean> {
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
  if (!href) return true;
  const link = document.querySelector<HTMLLinkElement>(`head > link[href="${href}"]`);
  if (link && isLoaded(link)) return true;
  const retryLink = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const hasLoaded = await new Promise<boolean>((resolve) => {
    retryLink.onload = () => resolve(true);
    retryLink.onerror = () => resolve(false);
    document.head.append(retryLink);
  });
  (hasLoaded ? link : retryLink)?.remove();
  return hasLoaded;
}

/** Timeout after which a component renders without the full stylesheet. */
const STYLESHEET_TIMEOUT_MS = 3000;

/** Resolves a lazily loaded module when the full stylesheet is available or has timed out. */
export async function withStyles<Part>(part: Promise<Part>): Promise<Part> {
  const timeout = new Promise((resolve) => setTimeout(resolve, STYLESHEET_TIMEOUT_MS));
  const [loaded] = await Promise.all([part, Promise.race([loadFullStylesheet(), timeout])]);
  return loaded;
}

/** Chromium provides `sheet` for a failed load too, but reading its `cssRules` throws. */
function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

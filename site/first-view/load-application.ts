/**
 * Preloads the application, its chunks, the page's chunks and data in parallel; the document lists the URLs.
 * @returns a function that runs the chunks in order, one per task, to keep the page responsive
 */
export function fetchApplication(): () => Promise<typeof import('../entry-client.tsx')> {
  const {
    app = '',
    parts = '',
    page = '',
    files = '',
  } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
  for (const href of [...splitUrls(parts), app, ...splitUrls(page)]) preload({ rel: 'modulepreload', href });
  for (const href of splitUrls(files)) preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
  return () => run(splitUrls(parts), app);
}

async function run(parts: readonly string[], app: string): Promise<typeof import('../entry-client.tsx')> {
  for (const part of parts) {
    await import(/* @vite-ignore */ part);
    await nextTask();
  }
  const application = await import(/* @vite-ignore */ app);
  await nextTask();
  return application;
}

const splitUrls = (names: string) => names.split(' ').filter(Boolean);

function preload(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Fetches the application, the parts that it is made of, those of the page and its data, all at once. The document names
 * them: an import that the bundler knows of would bring its loader along, which lives in the largest part.
 * @returns runs them: the application's one by one, in the document's order, so that the visitor is answered in between
 */
export function fetchApplication(): () => Promise<typeof import('../entry-client.tsx')> {
  const {
    app = '',
    parts = '',
    page = '',
    files = '',
  } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
  for (const href of [...listed(parts), app, ...listed(page)]) preload({ rel: 'modulepreload', href });
  for (const href of listed(files)) preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
  return () => run(listed(parts), app);
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

const listed = (names: string) => names.split(' ').filter(Boolean);

function preload(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), link));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

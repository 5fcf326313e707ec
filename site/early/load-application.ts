/**
 * Fetches the application, the parts that it is made of, those of the page and its data, all at once. The document names
 * them: an import that the bundler knows of would bring its loader along, which lives in the largest part. The
 * application's are run one by one, in the document's order, so that the visitor is answered in between.
 */
export async function loadApplication(): Promise<typeof import('../entry-client.tsx')> {
  const {
    app = '',
    parts = '',
    page = '',
    files = '',
  } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
  const ofApplication = listed(parts);
  for (const href of [...ofApplication, app, ...listed(page)]) preload({ rel: 'modulepreload', href });
  for (const href of listed(files)) preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href });
  for (const part of ofApplication) {
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

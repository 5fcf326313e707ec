/**
 * Fetches the application, the parts that it is made of and those of the page, all at once. The document names them: an
 * import that the bundler knows of would bring its loader along, which lives in the largest part. The application's
 * are run one by one, in the document's order, so that the visitor is answered in between.
 */
export async function loadApplication(): Promise<typeof import('../entry-client.tsx')> {
  const {
    app = '',
    parts = '',
    page = '',
  } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
  const [ofApplication, ofPage] = [parts, page].map((names) => names.split(' ').filter(Boolean)) as [
    string[],
    string[],
  ];
  for (const href of [...ofApplication, app, ...ofPage]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const part of ofApplication) {
    await import(/* @vite-ignore */ part);
    await nextTask();
  }
  const application = await import(/* @vite-ignore */ app);
  await nextTask();
  return application;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

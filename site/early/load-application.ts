/**
 * Fetches the application and, beside it, the parts that it is made of. The document names them: an import that the
 * bundler knows of would bring its loader along, which lives in the largest part.
 */
export function loadApplication(): Promise<typeof import('../entry-client.tsx')> {
  const { app = '', parts = '' } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};
  for (const href of parts.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  return import(/* @vite-ignore */ app);
}

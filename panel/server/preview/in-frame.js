// Runs in a preview before the site's own code. The frame has no origin: it tells the pane around it where it is, so
// that a new draft is shown at the same place, and keeps what is typed into forms from leaving the browser.
{
  // The pane says what is shown; see the banner in `preview-document.ts`.
  if (parent !== window) document.documentElement.dataset.framed = '';

  const ask = window.fetch;
  window.fetch = (input, init) =>
    new URL(input, location.href).pathname.endsWith('/api/leads')
      ? Promise.resolve(Response.json({ error: 'В черновике заявка не отправляется.' }, { status: 409 }))
      : ask(input, init);

  const tell = (isReady) => {
    if (parent === window) return;
    const path = location.pathname.replace(/^\/preview\/[^/]+/, '') || '/';
    parent.postMessage({ preview: { isReady, path, search: location.search, top: scrollY } }, location.origin);
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || typeof data?.scrollTo !== 'number') return;
    window.scrollTo({ top: data.scrollTo, behavior: 'instant' });
    tell(true);
  });
  addEventListener('DOMContentLoaded', () => tell(false));
  let isAwaited = false;
  addEventListener('scroll', () => {
    if (isAwaited) return;
    isAwaited = true;
    setTimeout(() => {
      isAwaited = false;
      tell(true);
    }, 100);
  });
}

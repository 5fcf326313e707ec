import { addIdempotencyKeys } from './first-view/add-idempotency-keys.ts';
import { bufferEvents } from './first-view/buffer-events.ts';
import { layOutForRestoredScroll } from './first-view/lay-out-for-restored-scroll.ts';
import { fetchApplication } from './first-view/load-application.ts';
import { loadStyles } from './first-view/load-styles.ts';
import { maskPhones } from './first-view/mask-phones.ts';
import { openDialogs } from './first-view/open-dialogs.ts';
import { recordClicks } from './first-view/record-clicks.ts';
import { recordLanding } from './first-view/record-landing.ts';
import { watchSearchKey } from './first-view/search-key.ts';

/** Start delay for hidden tabs, which have no first paint; visible tabs start at the first paint. */
const UNSEEN_MS = 2000;

/** Resolves once the document is parsed; an early start has to wait for the rest of the markup. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState !== 'loading') resolve();
  else addEventListener('DOMContentLoaded', () => resolve(), { once: true });
});
openDialogs();
const clicks = recordClicks();
watchSearchKey();
const runApplication = fetchApplication();
let started = false;

function startApplication() {
  if (started) return;
  started = true;
  Promise.all([runApplication(), parsed])
    .then(([{ start }]) => start(clicks))
    .catch((error: unknown) => {
      console.error('The application did not start; the page works without it.', error);
    });
}

addIdempotencyKeys();
recordLanding();
bufferEvents();
setTimeout(startApplication, UNSEEN_MS);
layOutForRestoredScroll();
const { styles = '', mask = '' } = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {};
maskPhones(mask, parsed);
loadStyles(styles, parsed);
new PerformanceObserver(startApplication).observe({ type: 'paint', buffered: true });

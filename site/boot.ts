import { giveKeys } from './early/give-keys.ts';
import { keepActs } from './early/keep-acts.ts';
import { keepArrival } from './early/keep-arrival.ts';
import { loadApplication } from './early/load-application.ts';
import { rememberClicks } from './early/remember-clicks.ts';

/**
 * Starts the application after the first paint: when the browser is idle or at the visitor's first touch,
 * whichever comes first, so that the page's pictures never wait for code. The stylesheet, of which the document holds
 * only what its first view needs, comes then too.
 */
const IDLE_TIMEOUT_MS = 2000;
const FIRST_TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

const clicks = rememberClicks();
let started = false;

function startApplication() {
  if (started) return;
  started = true;
  for (const type of FIRST_TOUCHES) removeEventListener(type, startApplication, true);
  const stylesheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (stylesheet) stylesheet.media = 'all';
  Promise.all([loadApplication(), parsed()])
    .then(([{ start }]) => start(clicks))
    .catch(reportFailure);
}

/** The first touch may come while the document is still on its way. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

function reportFailure(error: unknown) {
  console.error('The application did not start; the page works without it.', error);
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(startApplication, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(startApplication, 200);
}

keepArrival();
keepActs();
giveKeys();
for (const type of FIRST_TOUCHES) addEventListener(type, startApplication, { capture: true, passive: true });
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });

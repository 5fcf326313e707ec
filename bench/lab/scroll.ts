import type { Visit } from './conditions.ts';

const SWIPE_PX = 400;
const SWIPE_EACH_MS = 250;
const MOVES = 8;
/** Pause before the finger is lifted, in ms; it prevents momentum scrolling. */
const REST_MS = 60;
const FINGER = { x: 206, y: 620 };
/** Limit of swipes, which ends the loop on a page that grows while it is scrolled. */
const MAX_SWIPES = 200;

export async function swipeToEnd(visit: Visit): Promise<void> {
  const isAtEnd = () => visit.page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  for (let swipes = 0; !(await isAtEnd()); swipes += 1) {
    if (swipes === MAX_SWIPES) throw new Error(`${visit.page.url()} has no end after ${swipes} swipes`);
    await Promise.all([swipe(visit), visit.page.waitForTimeout(SWIPE_EACH_MS)]);
  }
}

/** Dispatches single touches: Chromium's built-in scroll gesture does not scroll a page of an emulated phone. */
async function swipe({ page, session }: Visit): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [FINGER]);
  for (let move = 1; move <= MOVES; move += 1) {
    await touch('touchMove', [{ ...FINGER, y: FINGER.y - (SWIPE_PX * move) / MOVES }]);
  }
  await page.waitForTimeout(REST_MS);
  await touch('touchEnd', []);
}

import type { Visit } from './conditions.ts';

const SWIPE_PX = 400;
const SWIPE_EACH_MS = 250;
const MOVES = 8;
/** A finger that rests before it is lifted throws nothing. */
const REST_MS = 60;
const FINGER = { x: 206, y: 620 };
/** A page that is longer than this grows while it is read. */
const MOST_SWIPES = 200;

/** Swipes with a finger to the end of the page, as a person does who looks for something. */
export async function swipeToEnd(visit: Visit): Promise<void> {
  const isAtEnd = () => visit.page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  for (let swipes = 0; !(await isAtEnd()); swipes += 1) {
    if (swipes === MOST_SWIPES) throw new Error(`${visit.page.url()} has no end after ${swipes} swipes`);
    await Promise.all([swipe(visit), visit.page.waitForTimeout(SWIPE_EACH_MS)]);
  }
}

/** By touches of its own: Chromium's ready-made gesture does not scroll a page of an emulated phone. */
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

import { attempt } from '../../storage/attempt.ts';
import { CHOICE_CHANNEL, choiceStore } from '../../visit/choice-store.ts';
import { clearMetrikaRecords } from '../../visit/metrika-records.ts';
import type { Product } from '../../visit/visit-events.ts';
import { campaignMarks } from './campaign-marks.ts';
import type { Counter, View } from './counter.ts';
import { toDetailEvent, toPurchaseEvent } from './ecommerce.ts';
import { loadTag, type Tag } from './tag.ts';

type Start = {
  readonly id: number;
  readonly cookiesVersion: string;
  /** URL at which the document was opened; later client-side navigation does not change it. */
  readonly openedUrl: string;
  readonly view: View;
};

/** Only explicit `hit` calls count pages. Click maps and session recordings are off: decision 74. */
const SETTINGS = {
  defer: true,
  clickmap: false,
  webvisor: false,
  trackLinks: true,
  accurateTrackBounce: true,
  ecommerce: 'dataLayer',
};

/** Delay before Metrika's records are cleared again, because a pending response may write them once more. */
const LATE_RESPONSE_MS = 2000;

/** Starts Yandex Metrika. Consent is checked before every event that is sent. */
export function startMetrika({ id, cookiesVersion, openedUrl, view }: Start): Counter {
  let tag: Tag | undefined;
  let tabs: BroadcastChannel | null = null;
  let isOn = false;
  let isFirst = true;

  function hit({ path, previous }: View): void {
    // The first hit carries the campaign parameters and the referrer, even when consent is given on a later page.
    const marks = isFirst ? campaignMarks(openedUrl) : '';
    const referer = isFirst || previous === null ? document.referrer : location.origin + previous;
    isFirst = false;
    tag?.call(id, 'hit', location.origin + path + marks, { title: document.title, referer });
  }

  function pushProduct(product: Product): void {
    window.dataLayer?.push(toDetailEvent(product));
  }

  function begin(): void {
    tag ??= loadTag();
    window.dataLayer = [];
    tag.call(id, 'init', SETTINGS);
    tabs = attempt(() => new BroadcastChannel(CHOICE_CHANNEL));
    if (tabs) tabs.onmessage = follow;
    hit(view);
    if (view.product) pushProduct(view.product);
  }

  function end(): void {
    tag?.forget();
    tag?.call(id, 'destruct');
    tabs?.close();
    window.dataLayer = [];
    clearMetrikaRecords();
    setTimeout(() => isOn || clearMetrikaRecords(), LATE_RESPONSE_MS);
  }

  function follow(): void {
    const isAllowed = choiceStore.read(cookiesVersion) === 'all';
    if (isAllowed === isOn) return;
    isOn = isAllowed;
    attempt(isOn ? begin : end);
  }

  const ifAllowed = (action: () => void) => {
    const wasOn = isOn;
    follow();
    if (isOn && wasOn) attempt(action);
  };

  choiceStore.subscribe(follow);
  follow();
  return {
    page(shown) {
      view = shown;
      ifAllowed(() => hit(shown));
    },
    product(product) {
      view = { ...view, product };
      ifAllowed(() => pushProduct(product));
    },
    goal(goal, facts) {
      ifAllowed(() => {
        const { subject, title, number, ...params } = facts;
        tag?.call(id, 'reachGoal', goal, params);
        const purchase = goal === 'lead_sent' ? toPurchaseEvent(facts) : null;
        if (purchase) window.dataLayer?.push(purchase);
      });
    },
  };
}

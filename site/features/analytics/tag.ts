/** As Yandex's own snippet makes it: calls are kept in `a` until the script comes and takes them from there. */
type Queue = { (...call: readonly unknown[]): void; a: unknown[]; l: number };

declare global {
  interface Window {
    ym?: Queue | undefined;
    dataLayer?: object[];
  }
}

/** Bounds the queue of a tag that never loads; the first calls configure it, so they are kept. */
const MOST_KEPT = 50;

export const TAG_URL = 'https://mc.yandex.ru/metrika/tag.js';

export type Tag = {
  call(...call: readonly unknown[]): void;
  /** What the script has not taken yet is never sent. */
  forget(): void;
};

/** Fetches Metrika's script, once; blocked or slow, nobody notices. */
export function loadTag(): Tag {
  const queue: Queue = Object.assign(
    (...call: readonly unknown[]) => void (queue.a.length < MOST_KEPT && queue.a.push(call)),
    {
      a: [],
      l: Date.now(),
    },
  );
  let isBlocked = false;
  window.ym = queue;
  const script = Object.assign(document.createElement('script'), { async: true, src: TAG_URL });
  script.onerror = () => {
    isBlocked = true;
    queue.a.length = 0;
  };
  document.head.append(script);
  return {
    call(...call) {
      if (!isBlocked) window.ym?.(...call);
    },
    forget() {
      queue.a.length = 0;
    },
  };
}

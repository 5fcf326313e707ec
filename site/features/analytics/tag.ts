/** Same shape as in Yandex's snippet: calls queue in `a` until the script loads and takes them. */
type Queue = { (...call: readonly unknown[]): void; a: unknown[]; l: number };

declare global {
  interface Window {
    ym?: Queue | undefined;
    dataLayer?: object[];
  }
}

/** Queue limit for a tag that never loads; later calls are dropped because the first ones configure the tag. */
const MAX_QUEUED_CALLS = 50;

export const TAG_URL = 'https://mc.yandex.ru/metrika/tag.js';

export type Tag = {
  call(...call: readonly unknown[]): void;
  forget(): void;
};

/** Loads Metrika's script; a blocked or slow script causes no error. */
export function loadTag(): Tag {
  const queue: Queue = Object.assign(
    (...call: readonly unknown[]) => void (queue.a.length < MAX_QUEUED_CALLS && queue.a.push(call)),
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

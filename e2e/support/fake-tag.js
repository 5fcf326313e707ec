/*
 * Stands for https://mc.yandex.ru/metrika/tag.js, after its public source (yandex/metrica-tag): takes the calls of the
 * snippet's queue and what follows, writes the same records under the same names, sends to the same addresses. What it has
 * ever written is listed in `window.metrikaWrote`.
 */
(() => {
  const MINUTE_S = 60;
  const YEAR_S = 365 * 24 * 60 * MINUTE_S;
  const wrote = [];
  window.metrikaWrote = wrote;
  const note = (name) => wrote.includes(name) || wrote.push(name);

  function store(key, value) {
    note(key);
    localStorage.setItem(key, JSON.stringify(value));
  }

  const cookie = (name, value, maxAgeS, domain) => {
    note(name);
    // biome-ignore lint/suspicious/noDocumentCookie: as the script does
    document.cookie = `${name}=${value}; Max-Age=${maxAgeS}; Path=/; Domain=${domain}`;
  };

  /** The highest domain that a cookie may be set for. */
  function rootDomain() {
    const labels = location.hostname.split('.');
    for (let count = labels.length > 1 ? 2 : 1; count <= labels.length; count += 1) {
      const domain = labels.slice(-count).join('.');
      cookie('_ym_metrika_enabled', 1, 60 * MINUTE_S, domain);
      if (!document.cookie.includes('_ym_metrika_enabled')) continue;
      cookie('_ym_metrika_enabled', '', 0, domain);
      return domain;
    }
    return location.hostname;
  }

  function visitorId(domain) {
    const known = /_ym_uid=(\d+)/.exec(document.cookie)?.[1] ?? JSON.parse(localStorage.getItem('_ym_uid') ?? 'null');
    const seconds = Math.floor(Date.now() / 1000);
    const id = known ?? `${seconds}${Math.floor(1_000_000 + Math.random() * 998_999_999)}`;
    cookie('_ym_uid', id, YEAR_S, domain);
    cookie('_ym_d', seconds, YEAR_S, domain);
    store('_ym_uid', id);
    return id;
  }

  function createCounter(id, options) {
    const domain = rootDomain();
    const clientId = visitorId(domain);
    const stops = [];
    let page = { url: location.href, ref: document.referrer };
    cookie('_ym_isad', 2, 2 * 24 * 60 * MINUTE_S, domain);
    cookie('_ym_visorc', 'w', 30 * MINUTE_S, domain);
    store(`_ym${id}_lsid`, Math.floor(Math.random() * 1e12));

    function send(url, ref, { title, params } = {}) {
      const key = `_ym${id}:0_reqNum`;
      store(key, JSON.parse(localStorage.getItem(key) ?? '0') + 1);
      store('_ym_retryReqs', { 1: { ghid: 1 } });
      const query = new URLSearchParams({ 'page-url': url, 'page-ref': ref });
      if (title !== undefined) query.set('title', title);
      if (params !== undefined) query.set('site-info', JSON.stringify(params));
      return (
        fetch(`https://mc.yandex.ru/watch/${id}?${query}`, { credentials: 'include', mode: 'no-cors' })
          .catch(() => {})
          // Also after the counter was stopped, as the script does.
          .then(() => store('_ym_retryReqs', {}))
      );
    }

    const methods = {
      hit(url = location.href, { title = document.title, referer = page.url } = {}) {
        page = { url, ref: referer };
        void send(url, referer, { title });
      },
      reachGoal(goal, params) {
        if (/[/&=?#]/.test(goal)) return;
        void send(`goal://${location.hostname}/${goal}`, page.url, { params });
      },
      getClientID(tell) {
        tell(clientId);
      },
      destruct() {
        for (const stop of stops) stop();
        delete counters[id];
      },
    };
    if (!options.defer) methods.hit();
    if (options.trackLinks) {
      const follow = ({ target }) => {
        const link = target.closest?.('a[href]');
        if (link?.host === location.host) store(`_ym${id}_il`, link.href);
      };
      document.addEventListener('click', follow, true);
      stops.push(() => document.removeEventListener('click', follow, true));
    }
    if (options.accurateTrackBounce) {
      // Sooner than the fifteen seconds of the script.
      const timer = setTimeout(() => {
        store(`_ym${id}_lastHit`, Date.now());
        void send(page.url, page.ref, { params: { notBounce: 1 } });
      }, 700);
      stops.push(() => clearTimeout(timer));
    }
    const layer = options.ecommerce && window[options.ecommerce];
    if (layer) {
      const tell = ({ ecommerce }) => void send(page.url, page.ref, { params: { __ym: { ecommerce: [ecommerce] } } });
      for (const item of layer) tell(item);
      layer.push = (...items) => {
        items.forEach(tell);
        return Array.prototype.push.apply(layer, items);
      };
      stops.push(() => delete layer.push);
    }
    return methods;
  }

  const counters = {};
  function handle([id, method, ...rest]) {
    if (method === 'init') counters[id] ??= createCounter(id, rest[0]);
    else counters[id]?.[method]?.(...rest);
  }
  const queue = window.ym.a;
  for (const call of queue) handle(call);
  queue.push = (...calls) => {
    calls.forEach(handle);
    return Array.prototype.push.apply(queue, calls);
  };
})();

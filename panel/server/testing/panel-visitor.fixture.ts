/** HTTP client that behaves like a browser: it sends the request's origin and stores cookies. */
export type PanelVisitor = {
  readonly cookies: Map<string, string>;
  ask(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<PanelAnswer>;
};

export type PanelAnswer = {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it looks for
  readonly body: any;
};

export function panelVisitor(url: string, known: ReadonlyMap<string, string> = new Map()): PanelVisitor {
  const cookies = new Map(known);
  return {
    cookies,
    async ask(method, path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          'sec-fetch-site': 'same-origin',
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookies.size === 0 ? {} : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      keep(cookies, response.headers);
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
      const text = isStream ? '' : await response.text();
      if (isStream) await response.body?.cancel();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
  };
}

function keep(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** What a request for a file says that bears on the answer. */
export type PlainGet = {
  readonly url: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
};

type Wishes = Omit<PlainGet, 'url'>;

const LARGEST_HEAD = 8192;
const VERSION = ' HTTP/1.1';
const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/;
/** With any of these a request is more than a question for a file. */
const NOT_PLAIN = new Set([
  'content-length',
  'expect',
  'if-range',
  'keep-alive',
  'proxy-connection',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * A whole GET and nothing else, in the one form that every browser sends; `null` for whatever else the bytes may be,
 * which is then Node's to make out.
 */
export function createPlainGetReader(maxRemembered = 512): (bytes: Buffer) => PlainGet | null {
  const remembered = new Map<string, Wishes | null>();

  function wishesOf(headers: string): Wishes | null {
    let wishes = remembered.get(headers);
    if (wishes === undefined) {
      wishes = readHeaders(headers);
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(headers, wishes);
    }
    return wishes;
  }

  return (bytes) => {
    if (bytes.length > LARGEST_HEAD) return null;
    const text = bytes.toString('latin1');
    if (!text.startsWith('GET /') || !text.endsWith('\r\n\r\n')) return null;
    const lineEnd = text.indexOf('\r\n');
    if (!text.startsWith(VERSION, lineEnd - VERSION.length)) return null;
    const wishes = wishesOf(text.slice(lineEnd + 2, -4));
    return wishes && { url: text.slice(4, lineEnd - VERSION.length), ...wishes };
  };
}

function readHeaders(lines: string): Wishes | null {
  const headers = new Map<string, string>();
  for (const line of lines.split('\r\n')) {
    const [, name, value = ''] = HEADER.exec(line) ?? [];
    if (name === undefined) return null;
    const key = name.toLowerCase();
    if (headers.has(key) || NOT_PLAIN.has(key)) return null;
    headers.set(key, value.trimEnd());
  }
  const connection = headers.get('connection');
  if (!headers.has('host') || (connection !== undefined && connection.toLowerCase() !== 'keep-alive')) return null;
  return { acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match') };
}

export type ReadLetter = {
  /** Values by lower-case header name; a repeated header has several values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
  readonly html: string;
};

export function readLetter(raw: string): ReadLetter {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)"?/.exec(headers.get('content-type')?.[0] ?? '')?.[1];
  const parts = boundary === undefined ? [{ headers, body }] : body.split(`--${boundary}`).slice(1, -1).map(split);
  const bodyOf = (type: string) => {
    const part = parts.find((each) => each.headers.get('content-type')?.[0]?.startsWith(type));
    return part ? Buffer.from(part.body, 'base64').toString('utf8').replaceAll('\r\n', '\n') : '';
  };
  return { headers, text: bodyOf('text/plain'), html: bodyOf('text/html') };
}

function split(raw: string) {
  const [head = '', ...rest] = raw.replace(/^\r\n/, '').split('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    const key = name.toLowerCase();
    headers.set(key, [...(headers.get(key) ?? []), decodeWords(value.join(':').trim())]);
  }
  return { headers, body: rest.join('\r\n\r\n') };
}

/** Decodes RFC 2047 words, `=?UTF-8?B?…?=` and `=?UTF-8?Q?…?=`; adjacent words are joined as bytes. */
function decodeWords(value: string): string {
  const word = /=\?utf-8\?([bq])\?([^?]*)\?=/gi;
  return value.replace(/=\?utf-8\?[bq]\?[^?]*\?=(\s+=\?utf-8\?[bq]\?[^?]*\?=)*/gi, (run) =>
    Buffer.concat([...run.matchAll(word)].map(([, kind = '', text = '']) => bytesOf(kind, text))).toString('utf8'),
  );
}

function bytesOf(kind: string, text: string): Buffer {
  if (kind.toLowerCase() === 'b') return Buffer.from(text, 'base64');
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}

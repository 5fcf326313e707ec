/** Adds the visitor's query to a redirect target; parameters of the target take precedence. */
export function locationOf(to: string, query: string): string {
  const [target = '', ...hash] = asAscii(to).split('#');
  const fragment = hash.length > 0 ? `#${hash.join('#')}` : '';
  const own = target.split('?')[1] ?? '';
  const taken = new Set(parametersOf(own).map(nameOf));
  const kept = parametersOf(query.slice(1)).filter((parameter) => !taken.has(nameOf(parameter)));
  const merged = [...parametersOf(own), ...kept].join('&');
  return `${target.split('?')[0]}${merged === '' ? '' : `?${merged}`}${fragment}`;
}

export function encodePath(path: string): string {
  return encodeURI(path.toWellFormed()).replace(/[?#]/g, encodeURIComponent);
}

function asAscii(url: string): string {
  return url.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}

function parametersOf(query: string): string[] {
  return query.split('&').filter((parameter) => parameter !== '');
}

function nameOf(parameter: string): string {
  return parameter.split('=')[0] ?? '';
}

/** What a finished page lacks, in English: such a fault is in the code, not in the content. */
export function pageFaults(html: string): string[] {
  const faults: string[] = [];
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  const headings = count(/<h1[\s>]/g);
  if (headings !== 1) faults.push(`has ${headings} h1 elements instead of one`);
  if (!/<title>[^<]+<\/title>/.test(html)) faults.push('has no title');
  if (!/<meta name="description" content="[^"]+"/.test(html)) faults.push('has no description');
  if (!/<link rel="canonical" href="[^"]+"|<meta name="robots" content="noindex"/.test(html))
    faults.push('has no canonical address');
  const pictures = html.match(/<img\s[^>]*>/g) ?? [];
  if (pictures.some((picture) => !/\salt[\s=>]/.test(picture))) faults.push('has a picture without an alt text');
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated) faults.push(`uses the id "${repeated}" twice`);
  return faults;
}

/** Every address of this site that the page names, with hashes, each once; anchors that the page itself has are left out. */
export function internalLinks(html: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map((match) => match[1] ?? '');
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap((match) =>
    (match[1] ?? '').split(', ').map((rung) => rung.split(' ')[0] ?? ''),
  );
  const written = [...single, ...sets].map((value) => value.replace(/&amp;/g, '&'));
  const elsewhere = (value: string) => !(value.startsWith('#') && html.includes(` id="${value.slice(1)}"`));
  return [...new Set(written.filter((value) => /^(\/(?!\/)|#.)/.test(value) && elsewhere(value)))];
}

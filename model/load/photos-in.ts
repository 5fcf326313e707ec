type PhotoUse = { readonly file: string; readonly path: readonly (string | number)[] };

/** Every photograph that facts name, with the way to its field. Texts, under `body`, are looked through elsewhere. */
export function photosIn(facts: unknown): PhotoUse[] {
  const found: PhotoUse[] = [];
  collect(facts, [], found);
  return found;
}

/** One path for the whole walk, copied where a photograph is: every edit walks thousands of files. */
function collect(value: unknown, path: (string | number)[], found: PhotoUse[]): void {
  if (typeof value !== 'object' || value === null) return;
  if ('file' in value && 'alt' in value) {
    found.push({ file: String(value.file), path: [...path, 'file'] });
    return;
  }
  const inList = Array.isArray(value);
  for (const [key, item] of Object.entries(value)) {
    if (key === 'body') continue;
    path.push(inList ? Number(key) : key);
    collect(item, path, found);
    path.pop();
  }
}

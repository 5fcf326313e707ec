import { folderKinds } from '../kinds/kinds.ts';

/** Returns the files that may define a URL: those named like its last segment, and `redirects.yaml`. */
export function filesOfAddress(address: string): string[] {
  const path = address.split(/[?#]/)[0] ?? '';
  const [parent = '', slug = parent] = path.split('/').filter(Boolean).slice(-2);
  if (slug === '') return [];
  const files = folderKinds.map(({ folder, folders, format }) =>
    folders ? `${folder}/${parent}/${slug}.${format}` : `${folder}/${slug}.${format}`,
  );
  return [...files, 'redirects.yaml'];
}

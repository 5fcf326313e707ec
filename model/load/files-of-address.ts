import { collections } from './kinds.ts';

/** The files that may make the page of an address: named like its last part, or moving it elsewhere. */
export function filesOfAddress(address: string): string[] {
  const path = address.split(/[?#]/)[0] ?? '';
  const [kind = '', slug = kind] = path.split('/').filter(Boolean).slice(-2);
  if (slug === '') return [];
  return [
    ...Object.keys(collections).map((folder) => `${folder}/${slug}.yaml`),
    `articles/${slug}.md`,
    `documents/${kind}/${slug}.md`,
    'redirects.yaml',
  ];
}

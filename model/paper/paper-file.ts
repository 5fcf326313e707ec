/** Fixed addresses, so that a link in a letter lasts. */
export function paperPath(slug: string): string {
  return `/about/documents/${slug}`;
}

export function paperFilePath(slug: string): string {
  return `${paperPath(slug)}.pdf`;
}

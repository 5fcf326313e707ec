/** Returns fixed URLs, so that links in emails stay valid. */
export function paperPath(slug: string): string {
  return `/about/documents/${slug}`;
}

export function paperFilePath(slug: string): string {
  return `${paperPath(slug)}.pdf`;
}

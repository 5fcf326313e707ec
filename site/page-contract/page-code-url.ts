/** Address of the QR code of a page, which leads from its print to the site. */
export function pageCodeUrl(path: string): string {
  return `/qr${path}.svg`;
}

import type { Content } from '../../model/content.ts';

const MONTHS_AHEAD = 11;

/** `/.well-known/security.txt` (RFC 9116): contact for security reports, valid for at least ten months. */
export function securityText(
  { company: { email }, today }: { readonly company: Pick<Content['company'], 'email'>; readonly today: string },
  origin: string,
): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  // Rounded to months; a date that changes daily would cause a new release every day.
  const expires = new Date(Date.UTC(year, month - 1 + MONTHS_AHEAD)).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

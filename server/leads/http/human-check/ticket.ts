import { createHmac, timingSafeEqual } from 'node:crypto';

/** Says that this visitor sent this lead: numbers run on and can be guessed. */
export function ticketFor(number: number, secret: string): string {
  return createHmac('sha256', secret).update(`human-check ${number}`).digest('base64url').slice(0, 22);
}

export function isTicketFor(number: number, ticket: string, secret: string): boolean {
  const [expected, given] = [ticketFor(number, secret), ticket].map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

import { isIP } from 'node:net';

/**
 * Whose request this is. A proxy on this machine names its visitor last in `X-Forwarded-For`;
 * from anyone else the header is only what they wish to be taken for.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string {
  const peer = plainAddress(socketAddress ?? '');
  if (!isLoopback(peer)) return peer;
  const named = plainAddress(forwardedFor?.split(',').at(-1)?.trim() ?? '');
  return isIP(named) === 0 ? peer : named;
}

/** `::ffff:10.0.0.1` is `10.0.0.1` seen through an IPv6 socket. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

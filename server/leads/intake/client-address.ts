import { BlockList, isIP, isIPv6 } from 'node:net';

/** Private networks, in which the company's own proxies run. */
const OWN_NETWORKS = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  OWN_NETWORKS.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  OWN_NETWORKS.addSubnet(network, prefix, 'ipv6');

/**
 * Returns the visitor's IP address. `X-Forwarded-For` is trusted only from our own proxy, which appends the visitor
 * last.
 */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string {
  const peer = plainAddress(socketAddress ?? '');
  if (!isOwn(peer)) return peer;
  const named = plainAddress(forwardedFor?.split(',').at(-1)?.trim() ?? '');
  return isIP(named) === 0 ? peer : named;
}

/** Unwraps IPv4-mapped addresses (`::ffff:10.0.0.1`) and removes the port that some proxies add. */
function plainAddress(address: string): string {
  const bare = address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** An own address is a proxy, so the visitor behind it is unknown. */
export function isOwn(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && OWN_NETWORKS.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Returns the /64 network of an IPv6 address, since one household controls all of it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array<string>(Math.max(0, gap)).fill('0'), ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

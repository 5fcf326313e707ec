import { lookup as lookupAny } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Where messages may be sent; tests replace it by a push service on the loopback address. */
export type PushPlaces = {
  /** Whether a browser's endpoint has the form of a push service's address. */
  readonly isEndpoint: (url: URL) => boolean;
  readonly lookup: LookupFunction;
  /** Certificate to trust besides the system's. */
  readonly ca?: string;
};

const RESERVED: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
const reserved = new BlockList();
for (const [address, prefix] of RESERVED) reserved.addSubnet(address, prefix, familyOf(address));

export const PUBLIC_PLACES: PushPlaces = {
  isEndpoint: ({ protocol, port, hostname, username, password }) =>
    protocol === 'https:' && port === '' && username === '' && password === '' && isPublicName(hostname),
  // Checked at every connection, because the owner of a name may point it at a private address later.
  lookup(hostname, options, callback) {
    lookupAny(hostname, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (!first) callback(error ?? Object.assign(new Error('Not a public address'), { code: 'EACCES' }), '');
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  },
};

/** Push services have names; an address in numbers can only be an attempt to reach a neighbour of the server. */
function isPublicName(hostname: string): boolean {
  return hostname.includes('.') && isIP(hostname) === 0 && !/\.(local|localhost|internal)$/.test(hostname);
}

export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && !reserved.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

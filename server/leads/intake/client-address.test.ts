import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, isOwn, networkOf } from './client-address.ts';

test.each([
  ['203.0.113.5', '10.0.0.1', '203.0.113.5'],
  ['127.0.0.1', '6.6.6.6, 10.0.0.1', '10.0.0.1'],
  ['172.18.0.2', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  ['192.168.1.1', '203.0.113.5:50123', '203.0.113.5'],
  ['fd00::2', '[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', '[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', undefined, 'fe80::1'],
  ['172.32.0.2', '203.0.113.5', '172.32.0.2'],
  ['::ffff:127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['::ffff:203.0.113.5', '10.0.0.1', '203.0.113.5'],
  ['::1', 'nonsense', '::1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  [undefined, '10.0.0.1', ''],
])('a peer at %s with the forwarded address %s gives the client address %s', (peer, forwarded, address) => {
  expect(clientAddress(peer, forwarded)).toBe(address);
});

test('private addresses are internal, public addresses are not', () => {
  expect(['10.1.2.3', '172.31.255.255', '::1', 'fe80::1', '127.9.9.9'].filter((address) => !isOwn(address))).toEqual(
    [],
  );
  expect(['11.0.0.1', '172.32.0.1', '2001:db8::1', '', 'localhost'].filter(isOwn)).toEqual([]);
});

test('the network of an IPv6 address is its first four groups in any notation', () => {
  const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const hex = groups.map((number) => number.toString(16));
      const padded = hex.map((digits) => digits.padStart(4, '0')).join(':');
      const short = new URL(`http://[${padded}]/`).hostname.slice(1, -1);
      expect([padded, short].map(networkOf)).toEqual(Array(2).fill(hex.slice(0, 4).join(':')));
    }),
  );
});

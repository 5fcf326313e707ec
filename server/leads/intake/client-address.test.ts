import { expect, test } from 'vitest';
import { clientAddress, isOwn } from './client-address.ts';

test.each([
  ['203.0.113.5', '10.0.0.1', '203.0.113.5'],
  ['127.0.0.1', '6.6.6.6, 10.0.0.1', '10.0.0.1'],
  ['172.18.0.2', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  ['192.168.1.1', '203.0.113.5:50123', '203.0.113.5'],
  ['fd00::2', '[2001:db8::1]:443', '2001:db8::1'],
  ['172.32.0.2', '203.0.113.5', '172.32.0.2'],
  ['::ffff:127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['::1', 'nonsense', '::1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  [undefined, '10.0.0.1', ''],
])('a peer at %s that forwards for %s is %s', (peer, forwarded, address) => {
  expect(clientAddress(peer, forwarded)).toBe(address);
});

test('addresses of the Internet are not ours', () => {
  expect(['10.1.2.3', '172.31.255.255', '::1', 'fe80::1', '127.9.9.9'].filter((address) => !isOwn(address))).toEqual(
    [],
  );
  expect(['11.0.0.1', '172.32.0.1', '2001:db8::1', '', 'localhost'].filter(isOwn)).toEqual([]);
});

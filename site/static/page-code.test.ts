import { expect, test } from 'vitest';
import { pageCode } from './page-code.tsx';

test('the code of an address is a standalone drawing that differs by address', () => {
  const code = pageCode('https://pregolya.example/sales/studiya-na-hutorskoy');
  expect(code).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<path .*<\/svg>$/);
  expect(pageCode('https://pregolya.example/sales/dvushka-v-gurievske')).not.toBe(code);
});

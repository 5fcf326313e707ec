import { expect, test } from 'vitest';
import { isOddPhone } from './odd-phone.ts';

test.each(['+79001234567', '+74012051736', '+79062000000', '+79114567777', '+77012345678', '+78005553535'])(
  'the phone %s may be real',
  (phone) => expect(isOddPhone(phone)).toBe(false),
);

test.each(['+79999999999', '+79001111111', '+70000000000', '+71234567890', '+79876543210', '+75551234567'])(
  'the phone %s is made up',
  (phone) => expect(isOddPhone(phone)).toBe(true),
);
